import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestEnvironment, createTestEnvironment } from "../../../test/support/test-database.ts";
import { readMigrations } from "./migrate.ts";

const environment = await createTestEnvironment();
afterAll(() => environment.remove());

describe("nodes that start concurrently on an empty database", () => {
  it("all open it, and each migration is applied exactly once", async () => {
    const nodes = await Promise.all([1, 2, 3, 4].map(() => openTestDatabase(environment)));
    const rows = await Promise.all(
      nodes.map(({ db }) => db.execute(sql`select name from schema_migrations order by name`)),
    );
    const names = (await readMigrations()).map(({ name }) => ({ name }));
    expect(rows).toEqual(nodes.map(() => names));
    await Promise.all(nodes.map((node) => node.close()));
  });
});

describe("a database user without the privilege to create extensions", () => {
  it("gets an error that names the missing extension, and can start once it exists", async () => {
    const other = await createTestEnvironment();
    const owner = await openClient(other);
    const role = `guest_${randomUUID().replaceAll("-", "")}`;
    await owner.query(`create role ${role} login; grant all on schema public to ${role}`);
    const url = Object.assign(new URL(other.databaseUrl ?? ""), { username: role });
    const asGuest = { ...other, databaseUrl: url.href };
    for (const extension of ["pg_trgm", "btree_gist"]) {
      await expect(openTestDatabase(asGuest)).rejects.toThrow(
        `The database needs the extension ${extension}, which the shop's user could not add (permission denied to create ` +
          `extension "${extension}"). Have an administrator run "create extension ${extension}" in it, then start again.`,
      );
      await owner.query(`create extension ${extension}`);
    }
    await (await openTestDatabase(asGuest)).close();
    await owner.query(`drop owned by ${role}; drop role ${role}`);
    await owner.end();
    await other.remove();
  });
});

describe("a database whose encoding is not UTF8", () => {
  it("is refused with the way to make a better one, and nothing is left in it", async () => {
    const place = await createTestEnvironment("ascii");
    await expect(openTestDatabase(place)).rejects.toThrow(
      /^The database test_\w+ has the encoding SQL_ASCII, and the shop needs UTF8\. Have an administrator make it anew with "createdb --encoding=UTF8 --template=template0"\.$/,
    );
    const client = await openClient(place);
    const { rows } = await client.query(`select to_regclass('schema_migrations') as "table"`);
    expect(rows).toEqual([{ table: null }]);
    await client.end();
    await place.remove();
  });
});

async function openClient({ databaseUrl }: TestEnvironment): Promise<pg.Client> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  return client;
}
