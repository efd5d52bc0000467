import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { testPlace } from "../../../test/test-database.ts";
import { createDatabase, type Database } from "./database.ts";
import { openPostgres } from "./postgres-driver.ts";

const place = await testPlace();
let database: Database;

/** One connection, so that what was prepared on it is met again. */
beforeEach(async () => {
  const url = place.databaseUrl ?? "";
  database = createDatabase(await openPostgres({ url, poolSize: 1, onError: () => {} }));
  await database.db.execute(sql`create table facts (fact integer)`);
  await database.db.execute(sql`insert into facts values (7)`);
});
afterEach(async () => {
  await database.db.execute(sql`drop table facts`);
  await database.close();
});
afterAll(() => place.remove());

const facts = sql`select * from facts where fact::text <> ${"none"}`;
const askedAlone = async () => (await database.db.execute(facts))[0];
const askedInside = () => database.transaction(async (tx) => (await tx.execute(facts))[0]);
const prepared = async () => {
  const rows = await database.db.execute(sql`select count(*)::integer as count from pg_prepared_statements`);
  return Number(rows[0]?.["count"]);
};
const askedOften = async () => {
  for (let count = 0; count < 3; count++) await askedAlone();
  expect(await prepared()).toBe(1);
};

describe("a statement that comes again and again", () => {
  it("is prepared, others are not", async () => {
    await askedAlone();
    expect(await prepared()).toBe(0);
    await askedOften();
  });

  const ways = [
    ["alone", askedAlone],
    ["in a transaction", askedInside],
  ] as const;

  it.each(ways)("is answered as ever after its table has changed its form: %s", async (_, asked) => {
    await askedOften();
    await database.db.execute(sql`alter table facts alter column fact type text`);
    expect(await asked()).toEqual({ fact: "7" });
  });

  it.each(ways)("is answered as ever when the connection behind has become another one: %s", async (_, asked) => {
    await askedOften();
    await database.db.execute(sql`deallocate all`);
    expect(await asked()).toEqual({ fact: 7 });
  });
});
