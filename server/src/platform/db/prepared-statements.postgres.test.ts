import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestEnvironment } from "../../../test/support/test-database.ts";
import { createDatabase, type Database } from "./database.ts";
import { openPostgres } from "./postgres-driver.ts";

const environment = await createTestEnvironment();
let database: Database;

/** One connection, so that statements meet those prepared on it before. */
beforeEach(async () => {
  const url = environment.databaseUrl ?? "";
  database = createDatabase(await openPostgres({ url, poolSize: 1, onError: () => {} }));
  await database.db.execute(sql`create table facts (fact integer)`);
  await database.db.execute(sql`insert into facts values (7)`);
});
afterEach(async () => {
  await database.db.execute(sql`drop table facts`);
  await database.close();
});
afterAll(() => environment.remove());

const facts = sql`select * from facts where fact::text <> ${"none"}`;
const runAlone = async () => (await database.db.execute(facts))[0];
const runInTransaction = () => database.transaction(async (tx) => (await tx.execute(facts))[0]);
const prepared = async () => {
  const rows = await database.db.execute(sql`select count(*)::integer as count from pg_prepared_statements`);
  return Number(rows[0]?.["count"]);
};
const runOften = async () => {
  for (let count = 0; count < 3; count++) await runAlone();
  expect(await prepared()).toBe(1);
};

describe("a repeated statement", () => {
  it("is prepared from its third use on", async () => {
    await runAlone();
    expect(await prepared()).toBe(0);
    await runOften();
  });

  it("is planned anew for every pattern it searches by", async () => {
    for (let count = 0; count < 5; count++)
      await database.db.execute(sql`select * from facts where fact::text like ${`%${count}%`}::text`);
    expect(await prepared()).toBe(0);
  });

  const variants = [
    ["alone", runAlone],
    ["in a transaction", runInTransaction],
  ] as const;

  it.each(variants)("still works after its table was altered: %s", async (_, run) => {
    await runOften();
    await database.db.execute(sql`alter table facts alter column fact type text`);
    expect(await run()).toEqual({ fact: "7" });
  });

  it.each(variants)("still works after a pooler switched the server connection: %s", async (_, run) => {
    await runOften();
    await database.db.execute(sql`deallocate all`);
    expect(await run()).toEqual({ fact: 7 });
  });
});
