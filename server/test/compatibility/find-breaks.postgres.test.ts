import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connectPgClient, type PgClient } from "../support/pg-client.ts";
import { createTestEnvironment } from "../support/test-database.ts";
import { findBreaks } from "./find-breaks.ts";
import { readCatalog } from "./read-catalog.ts";

const environment = await createTestEnvironment();
afterAll(() => environment.remove());

const tables = `
  create table owners (id integer primary key);
  create table animals (
    id integer generated always as identity primary key, owner_id integer not null references owners on delete cascade,
    name text not null, nickname text, legs integer not null default 4, chip text constraint one_per_chip unique,
    label text generated always as (upper(name)) stored,
    constraint some_legs check (legs >= 0)
  );
  create unique index one_name_per_owner on animals (owner_id, name);
  create view names as select name from animals;
  create function greet(name text) returns text language sql as $$ select 'Hello ' || name $$;
  create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end; $$;
  create trigger never_gone before delete on animals for each row execute function refuse();`;

/** Changes that nodes of the version before survive. */
const expansions = [
  "create table visits (id integer primary key, animal_id integer references animals on delete cascade)",
  "alter table animals add column note text",
  "alter table animals add column tail integer not null default 1",
  "alter table animals add column born_on date, add constraint born check (born_on > '1970-01-01')",
  "alter table animals add column tag text unique",
  "alter table animals add column box integer, add column place integer, add constraint one_box unique (owner_id, box)",
  "alter table animals add column vet_id integer references owners on delete set null",
  "alter table animals add column shout text generated always as (upper(name)) stored",
  "create index by_legs on animals (legs)",
  "create or replace function greet(name text) returns text language sql as $$ select 'Hi ' || name $$",
  "create function leave(name text) returns text language sql as $$ select 'Bye ' || name $$",
  "alter table animals alter column nickname set default ''",
  "update animals set nickname = name",
];

/** What others may not do, with what is said about it. */
const breakingMigrations: [string, { subject: string; problem: string }[]][] = [
  ["drop view names", [{ subject: "names", problem: "the view is gone" }]],
  ["alter table animals rename to pets", [{ subject: "animals", problem: "the table is gone" }]],
  ["alter table animals drop column nickname", [{ subject: "animals.nickname", problem: "the column is gone" }]],
  [
    "alter table animals rename column nickname to alias",
    [{ subject: "animals.nickname", problem: "the column is gone" }],
  ],
  [
    "alter table animals add column tail integer not null",
    [{ subject: "animals.tail", problem: "a new column that inserts of the version before leave empty" }],
  ],
  [
    "alter table animals alter column nickname type varchar(5)",
    [{ subject: "animals.nickname", problem: "its type was text and is character varying(5)" }],
  ],
  [
    "alter table animals alter column legs type bigint",
    [{ subject: "animals.legs", problem: "its type was integer and is bigint" }],
  ],
  [
    "alter table animals alter column nickname set not null",
    [{ subject: "animals.nickname", problem: "it was nullable and is not" }],
  ],
  [
    "alter table animals alter column name drop not null",
    [{ subject: "animals.name", problem: "it was never null and can be now" }],
  ],
  ["alter table animals alter column legs drop default", [{ subject: "animals.legs", problem: "its default is gone" }]],
  [
    "alter table animals alter column label drop expression",
    [
      { subject: "animals.label", problem: "whether the database computes it has changed" },
      { subject: "animals.label", problem: "its default is gone" },
    ],
  ],
  [
    "alter table animals add constraint short check (length(name) < 9)",
    [
      {
        subject: "animals.short",
        problem: "a new rule about what the version before writes: CHECK ((length(name) < 9))",
      },
    ],
  ],
  [
    "alter table animals drop constraint some_legs, add constraint some_legs check (legs > 0)",
    [{ subject: "animals.some_legs", problem: "the rule was CHECK ((legs >= 0)) and is CHECK ((legs > 0))" }],
  ],
  [
    "alter table animals drop constraint one_per_chip",
    [{ subject: "animals.one_per_chip", problem: "the rule is gone" }],
  ],
  ["drop index one_name_per_owner", [{ subject: "animals.one_name_per_owner", problem: "the rule is gone" }]],
  [
    "create unique index one_nickname on animals (lower(nickname))",
    [
      {
        subject: "animals.one_nickname",
        problem:
          "a new rule about what the version before writes: CREATE UNIQUE INDEX one_nickname ON public.animals USING btree (lower(nickname))",
      },
    ],
  ],
  [
    "alter table animals add column tail integer not null default 1 constraint one_tail unique",
    [{ subject: "animals.one_tail", problem: "a new rule about what the version before writes: UNIQUE (tail)" }],
  ],
  [
    "alter table animals add column shout text generated always as (upper(name)) stored constraint quiet check (shout <> '')",
    [
      {
        subject: "animals.quiet",
        problem: "a new rule about what the version before writes: CHECK ((shout <> ''::text))",
      },
    ],
  ],
  [
    "alter table animals add constraint owned foreign key (legs) references owners on delete cascade",
    [
      {
        subject: "animals.owned",
        problem:
          "a new rule about what the version before writes: FOREIGN KEY (legs) REFERENCES owners(id) ON DELETE CASCADE",
      },
    ],
  ],
  [
    "create table visits (animal_id integer constraint visited references animals)",
    [{ subject: "visits.visited", problem: "a new rule that keeps the version before from deleting animals" }],
  ],
  ["drop trigger never_gone on animals", [{ subject: "animals.never_gone", problem: "the trigger is gone" }]],
  ["drop function greet(text)", [{ subject: "greet(text)", problem: "the function is gone" }]],
  [
    "drop function greet(text); create function greet(name text) returns integer language sql as $$ select 1 $$",
    [{ subject: "greet(text)", problem: "it returned text and returns integer" }],
  ],
];

describe("a migration, as nodes of the version before see it", () => {
  let client: PgClient;
  beforeAll(async () => {
    client = await connectPgClient(environment.databaseUrl ?? "");
    await client.query(tables);
  });
  afterAll(() => client.end());

  const breaksOf = async (migration: string, retired?: readonly string[]) => {
    await client.query("begin");
    const before = await readCatalog(client);
    await client.query(migration);
    const after = await readCatalog(client);
    await client.query("rollback");
    return findBreaks(before, after, retired);
  };

  it.each(expansions)("may %s", async (migration) => {
    expect(await breaksOf(migration)).toEqual([]);
  });

  it.each(breakingMigrations)("may not %s", async (migration, breaks) => {
    expect(await breaksOf(migration)).toEqual(breaks);
  });

  it.each([
    ["a column", "alter table animals drop column nickname", "animals.nickname"],
    ["a column with its rule", "alter table animals drop column chip", "animals.chip"],
    ["a table", "drop table animals cascade", "animals"],
    ["a rule", "alter table animals drop constraint some_legs", "animals.some_legs"],
    ["a function", "drop function greet(text)", "greet(text)"],
  ])("may drop %s that the version before had retired", async (_, migration, subject) => {
    const breaks = await breaksOf(migration, [subject, "names", "animals_id_seq"]);
    expect(breaks).toEqual([]);
  });
});
