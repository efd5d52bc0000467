import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connectPgClient, type PgClient } from "../support/pg-client.ts";
import { createTestEnvironment } from "../support/test-database.ts";
import { readCatalog } from "./read-catalog.ts";
import { rememberRows, rewriteRows } from "./rewrite-rows.ts";

const environment = await createTestEnvironment();
afterAll(() => environment.remove());

describe("rows that the version before has written", () => {
  let client: PgClient;
  beforeAll(async () => {
    client = await connectPgClient(environment.databaseUrl ?? "");
    await client.query(`
      create table animals (id integer generated always as identity primary key, name text not null, nickname text,
        label text generated always as (upper(name)) stored);
      create table visits (id integer primary key, animal_id integer references animals);
      insert into animals (name) values ('milo'), ('mun');
      insert into visits values (1, 1)`);
  });
  afterAll(() => client.end());

  /** As if the version before went on writing after a migration. */
  const errorsAfter = async (migration: string, retired?: readonly string[]) => {
    await client.query("begin");
    const before = await readCatalog(client);
    await rememberRows(client, before);
    await client.query(migration);
    await client.query("commit");
    return rewriteRows(client, before, retired);
  };

  it("can be written again after a migration that only adds", async () => {
    expect(await errorsAfter("alter table animals add column legs integer not null default 4")).toEqual({});
    const { rows } = await client.query("select name, label, legs from animals order by id");
    expect(rows).toEqual([
      { name: "milo", label: "MILO", legs: 4 },
      { name: "mun", label: "MUN", legs: 4 },
    ]);
    await client.query("drop schema before cascade");
  });

  it("can be written again without what the version before had retired", async () => {
    const migration = "alter table animals drop column nickname; drop table visits";
    expect(await errorsAfter(migration, ["animals.nickname", "visits"])).toEqual({});
    await client.query("drop schema before cascade");
  });

  it("cannot be written again if only what was migrated meets a new rule", async () => {
    const migration = `
      update animals set name = initcap(name);
      alter table animals add constraint capital check (name = initcap(name))`;
    expect(await errorsAfter(migration)).toEqual({
      animals: 'new row for relation "animals" violates check constraint "capital"',
    });
  });
});
