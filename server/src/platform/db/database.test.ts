import { eq, sql } from "drizzle-orm";
import { integer, json as jsonColumn, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/support/test-database.ts";
import { bytea, timestamptz } from "../../schema/columns.ts";
import { type Db, violatedConstraint, sqlState } from "./database.ts";
import { jsonAsText, jsonObject, numberOf, timeOf } from "./json.ts";
import { prepared } from "./prepared.ts";

const things = pgTable("things", {
  id: integer("id").primaryKey(),
  words: text("words").array().notNull().default([]),
  facts: jsonColumn("facts").$type<Record<string, unknown>>(),
  seenAt: timestamptz("seen_at"),
  print: bytea("print"),
});

const test = testDatabase();
const db = () => test.database.db;
const ids = async () => (await db().select({ id: things.id }).from(things).orderBy(things.id)).map(({ id }) => id);

beforeAll(async () => {
  await db().execute(sql`
    create table things (id integer primary key constraint things_positive check (id > 0),
      words text[] not null default '{}', facts json, seen_at timestamptz, print bytea)`);
});

describe("values read from the database", () => {
  it("equal those written: special characters, timestamps, bytes and the order of JSON keys", async () => {
    const thing = {
      id: 1,
      words: ["plain", "", "with, comma", 'with "quotes"', "back\\slash", "{brace}", "NULL", "two\nlines", "ñ 🐾"],
      facts: { zebra: 1, apple: [true, null, "x"], Mango: { z: 1, a: 2 } },
      seenAt: new Date("2026-03-29T01:30:00.123Z"),
      print: Buffer.from([0, 1, 39, 92, 127, 128, 255]),
    };
    await db().insert(things).values(thing);
    const [found] = await db().select().from(things).where(eq(things.id, 1));
    expect(found).toEqual(thing);
    expect(JSON.stringify(found?.facts)).toBe(JSON.stringify(thing.facts));
  });

  it("are null or the default where nothing was written", async () => {
    await db().insert(things).values({ id: 2 });
    const [found] = await db().select().from(things).where(eq(things.id, 2));
    expect(found).toEqual({ id: 2, words: [], facts: null, seenAt: null, print: null });
  });

  it("have the same types in hand-written SQL on both databases: counts are numbers, dates are strings", async () => {
    const [row] = await db().execute(sql`
      select count(*) as count, 5000000000::int8 as large, 1.50::numeric as exact, 0.5::float8 as half, true as yes,
             date '2026-02-28' as day, timestamptz '2026-01-01T10:00:00Z' at time zone 'UTC' as moment,
             interval '90 minutes' as span, array['a', null] as list, json_build_object('b', 1, 'a', 2) as object
      from things where id in (1, 2)`);
    expect(row).toEqual({
      count: 2,
      large: 5_000_000_000,
      exact: "1.50",
      half: 0.5,
      yes: true,
      day: "2026-02-28",
      moment: "2026-01-01 10:00:00",
      span: "01:30:00",
      list: ["a", null],
      object: { b: 1, a: 2 },
    });
  });
});

describe("a transaction", () => {
  it("returns the result of its work, and commits what it wrote", async () => {
    const result = await test.database.transaction(async (tx) => {
      await tx.insert(things).values({ id: 10 });
      return "done";
    });
    expect(result).toBe("done");
    expect(await ids()).toContain(10);
  });

  it("runs a query that its work returns without waiting for it", async () => {
    await test.database.transaction((tx) => tx.insert(things).values({ id: 14 }));
    expect(await ids()).toContain(14);
  });

  it("rolls back when its work throws, and rethrows the error", async () => {
    const work = test.database.transaction(async (tx) => {
      await tx.insert(things).values({ id: 11 });
      throw new Error("work failed");
    });
    await expect(work).rejects.toThrow("work failed");
    expect(await ids()).not.toContain(11);
  });

  it("rolls back when a statement fails", async () => {
    const work = test.database.transaction(async (tx) => {
      await tx.insert(things).values({ id: 12 });
      await tx.insert(things).values({ id: 12 });
    });
    await expect(work).rejects.toThrow('insert into "things"');
    expect(await ids()).not.toContain(12);
  });

  it("rejects a query outside of it at once", async () => {
    const work = test.database.transaction(async (tx) => {
      await tx.insert(things).values({ id: 13 });
      return ids();
    });
    await expect(work).rejects.toMatchObject({
      cause: { message: expect.stringContaining("Use the transaction, not the database") as string },
    });
    expect(await ids()).not.toContain(13);
  });

  it("rejects a nested transaction at once", async () => {
    const work = test.database.transaction(() => test.database.transaction(async () => "inner"));
    await expect(work).rejects.toThrow("A transaction cannot be opened inside another");
  });

  it("loses no update when others change the same row concurrently", async () => {
    await db()
      .insert(things)
      .values({ id: 20, facts: { count: 0 } });
    const increment = () =>
      test.database.transaction(async (tx) => {
        const [row] = await tx.select().from(things).where(eq(things.id, 20)).for("update");
        await tx
          .update(things)
          .set({ facts: { count: Number(row?.facts?.["count"]) + 1 } })
          .where(eq(things.id, 20));
      });
    await Promise.all(Array.from({ length: 20 }, increment));
    expect(await db().select().from(things).where(eq(things.id, 20))).toMatchObject([{ facts: { count: 20 } }]);
  });
});

describe("a violated constraint", () => {
  it("is identified by its name", async () => {
    const [twice, negative] = [{ id: 1 }, { id: -1 }].map((value) => db().insert(things).values(value));
    expect(violatedConstraint(await twice?.catch((error: unknown) => error))).toBe("things_pkey");
    expect(violatedConstraint(await negative?.catch((error: unknown) => error))).toBe("things_positive");
  });

  it("is distinguished from other errors", async () => {
    const mistake = await db()
      .execute(sql`select nothing from nowhere`)
      .then(undefined, (error: unknown) => error);
    expect([sqlState(mistake), violatedConstraint(mistake)]).toEqual(["42P01", undefined]);
    expect([sqlState(new Error("x")), violatedConstraint(null)]).toEqual([undefined, undefined]);
  });
});

describe("JSON made by the database", () => {
  const seen = pgTable("things", {
    at: timestamptz("seen_at").notNull(),
    id: numeric("id", { mode: "number" }).notNull(),
  });
  const json = jsonObject<{ id: number; words: string[]; facts: Record<string, unknown> | null; seen_at: string }>({
    id: numberOf(seen.id),
    words: things.words,
    facts: things.facts,
    seen_at: timeOf(seen.at),
  });

  it("is what the same columns would be in JavaScript, parsed or as text", async () => {
    const seenAt = new Date("2026-03-29T01:30:00.120Z");
    const thing = { id: 41, words: ['with "quotes"', "ñ 🐾", "two\nlines"], facts: { zebra: 1, apple: [null] } };
    await db()
      .insert(things)
      .values({ ...thing, seenAt });
    const [row] = await db()
      .select({ json, text: jsonAsText(json) })
      .from(things)
      .where(eq(things.id, 41));
    const expected = { ...thing, seen_at: seenAt.toISOString() };
    expect(row?.json).toEqual(expected);
    expect(JSON.parse(row?.text ?? "")).toEqual(expected);
  });

  it("cannot contain parameters, which would be fixed forever", () => {
    expect(() => jsonObject({ id: sql<number>`${7}` })).toThrow("cannot contain parameters");
  });
});

describe("a statement that is built once", () => {
  let built = 0;
  const idsAbove = prepared((db: Db) => {
    built += 1;
    return db
      .select({ id: things.id })
      .from(things)
      .where(sql`${things.id} > ${sql.placeholder("id")}`)
      .prepare("ids above");
  });

  it("runs in the transaction it is called in, and is built once for all of them", async () => {
    for (const id of [51, 52]) {
      const found = await test.database.transaction(async (tx) => {
        await tx.insert(things).values({ id });
        return idsAbove(tx).execute({ id: id - 1 });
      });
      expect(found).toEqual([{ id }]);
    }
    expect(built).toBe(1);
    expect(await idsAbove(db()).execute({ id: 51 })).toEqual([{ id: 52 }]);
  });

  it("cannot be run with a transaction that is over", async () => {
    const tx = await test.database.transaction(async (tx) => tx);
    await expect(idsAbove(tx).execute({ id: 0 })).rejects.toMatchObject({
      cause: { message: expect.stringContaining("Use the transaction inside its own work only") as string },
    });
  });
});
