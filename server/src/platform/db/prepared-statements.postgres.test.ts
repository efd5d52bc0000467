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

  it("is prepared however many others were used once before it", async () => {
    for (let count = 0; count < 600; count++) await database.db.execute(sql.raw(`select ${count}`));
    await runOften();
    expect(await prepared()).toBe(1);
  });

  it("is planned anew for every pattern it searches by", async () => {
    for (let count = 0; count < 5; count++)
      await database.db.execute(sql`select * from facts where fact::text like ${`%${count}%`}::text`);
    expect(await prepared()).toBe(0);
  });

  it("has the same rows as before, whether they are objects or arrays", async () => {
    const query = sql`select fact, null as nothing, ${"x"}::text as given from facts`;
    const selected = () => database.db.select({ fact: sql`fact`, given: sql`${"x"}::text` }).from(sql`facts`);
    for (let count = 0; count < 5; count++) {
      expect(await database.db.execute(query)).toEqual([{ fact: 7, nothing: null, given: "x" }]);
      expect(await selected()).toEqual([{ fact: 7, given: "x" }]);
    }
    expect(await prepared()).toBe(2);
  });

  it("may have no rows, and no columns", async () => {
    for (let count = 0; count < 5; count++) {
      expect(await database.db.execute(sql`select fact from facts where fact = ${-1}`)).toEqual([]);
      expect(await database.db.execute(sql`insert into facts values (${count})`)).toEqual([]);
    }
    expect(await database.db.execute(sql`select count(*)::integer as count from facts`)).toEqual([{ count: 6 }]);
  });

  it("fails for a value that cannot be sent, and leaves the connection usable", async () => {
    const circular: Record<string, unknown> = {};
    circular["itself"] = circular;
    await expect(database.db.execute(sql`select ${circular}::jsonb`)).rejects.toThrow("Failed query");
    expect(await runAlone()).toEqual({ fact: 7 });
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
