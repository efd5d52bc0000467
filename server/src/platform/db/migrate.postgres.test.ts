import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestEnvironment, createTestEnvironment } from "../../../test/support/test-database.ts";
import { readMigrations } from "./migrate.ts";

const environment = await createTestEnvironment();
afterAll(() => environment.remove());

describe("several nodes that start at once on one empty database", () => {
  it("all open it, and every migration has run exactly once", async () => {
    const nodes = await Promise.all([1, 2, 3, 4].map(() => openTestDatabase(environment)));
    const rows = await Promise.all(
      nodes.map(({ db }) => db.execute(sql`select name from schema_migrations order by name`)),
    );
    const names = (await readMigrations()).map(({ name }) => ({ name }));
    expect(rows).toEqual(nodes.map(() => names));
    await Promise.all(nodes.map((node) => node.close()));
  });
});

describe("a user who may make tables but not add extensions", () => {
  it("is told what is missing and who can add it, and can start once it is there", async () => {
    const other = await createTestEnvironment();
    const owner = await openClient(other);
    const name = `guest_${randomUUID().replaceAll("-", "")}`;
    await owner.query(`create role ${name} login; grant all on schema public to ${name}`);
    const url = Object.assign(new URL(other.databaseUrl ?? ""), { username: name });
    const asGuest = { ...other, databaseUrl: url.href };
    for (const extension of ["pg_trgm", "btree_gist"]) {
      await expect(openTestDatabase(asGuest)).rejects.toThrow(
        `The database needs the extension ${extension}, which the shop's user could not add (permission denied to create ` +
          `extension "${extension}"). Have an administrator run "create extension ${extension}" in it, then start again.`,
      );
      await owner.query(`create extension ${extension}`);
    }
    await (await openTestDatabase(asGuest)).close();
    await owner.query(`drop owned by ${name}; drop role ${name}`);
    await owner.end();
    await other.remove();
  });
});

async function openClient({ databaseUrl }: TestEnvironment): Promise<pg.Client> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  return client;
}
