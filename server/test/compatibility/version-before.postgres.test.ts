import { afterAll, describe, expect, it } from "vitest";
import { readMigrations } from "../../src/platform/db/migrate.ts";
import { type Dump, dumps } from "../dumps/dump.ts";
import { connectPgClient } from "../support/pg-client.ts";
import { restoreDump } from "../support/restore-dump.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { findBreaks } from "./find-breaks.ts";
import { readAcceptances } from "./read-acceptances.ts";
import { readCatalog } from "./read-catalog.ts";
import { rememberRows, rewriteRows } from "./rewrite-rows.ts";

/** The version before is the one that was released last: the one with the newest dump. */
const released = dumps().at(-1) as Dump;
const unreleased = (await readMigrations()).filter(({ name }) => name.slice(0, 4) > released.name);
const acceptances = readAcceptances(unreleased);

const environment = await restoreDump(released.sql);
const client = await connectPgClient(environment.databaseUrl ?? "");
afterAll(async () => {
  await client.end();
  await environment.remove();
});

/** During an update nodes of both versions serve, on a database that the newer one has migrated. */
describe(`nodes of the version with migration ${released.name}, on a database that this version has migrated`, async () => {
  const before = await readCatalog(client);
  await rememberRows(client, before);
  await (await openTestDatabase(environment)).close();
  const after = await readCatalog(client);
  const breaks = findBreaks(before, after, released.facts.retired);

  it("find everything as they know it, apart from what a migration says they survive", () => {
    const accepted = new Set(acceptances.map(({ subject }) => subject));
    expect(breaks.filter(({ subject }) => !accepted.has(subject))).toEqual([]);
  });

  it("survive only what has changed", () => {
    const subjects = new Set(breaks.map(({ subject }) => subject));
    expect(acceptances.filter(({ subject }) => !subjects.has(subject))).toEqual([]);
  });

  it("can write every row that they wrote before", async () => {
    expect(await rewriteRows(client, before, released.facts.retired)).toEqual({});
  });
});
