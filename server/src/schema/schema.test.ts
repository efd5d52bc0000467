import { is, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { staffTopics } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { aGear } from "../../test/support/factories.ts";
import { retired } from "../../test/compatibility/retired.ts";
import { testDatabase } from "../../test/support/test-database.ts";
import * as schema from "./index.ts";

const test = testDatabase();
const tables = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable));

interface Column {
  name: string;
  nullable: boolean;
  filled: boolean;
}

/** `filled`: an insert may omit the column. */
const columnInCode = (column: PgColumn): Column => ({
  name: column.name,
  nullable: !column.notNull,
  filled: column.hasDefault || column.generated !== undefined || column.generatedIdentity !== undefined,
});

async function columnsInDatabase(table: string): Promise<Column[]> {
  const rows = await test.database.db.execute(sql`
    select column_name as name, is_nullable = 'YES' as nullable, is_generated = 'ALWAYS' as generated,
           column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as filled
    from information_schema.columns where table_schema = 'public' and table_name = ${table}`);
  return (rows as unknown as (Column & { generated: boolean })[]).map(({ name, nullable, generated, filled }) => ({
    name,
    nullable: nullable && !generated, // generated columns are computed from columns that are not null
    filled,
  }));
}

const byName = (a: Column, b: Column) => a.name.localeCompare(b.name);

describe("the schema", () => {
  it.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
    "has the columns of the database table %s",
    async (name, table) => {
      const { columns } = getTableConfig(table);
      const inUse = (await columnsInDatabase(name)).filter((column) => !retired.includes(`${name}.${column.name}`));
      expect(columns.map(columnInCode).sort(byName)).toEqual(inUse.sort(byName));
    },
  );

  it("has a trigger that notifies of changes for every topic", async () => {
    const rows = await test.database.db.execute(sql`
      select distinct coalesce(substring(action_statement from 'announce_topic\\(''(.*)''\\)'), event_object_table) as name
      from information_schema.triggers
      where action_statement like '%announce_%'`);
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(staffTopics));
  });

  it("notifies of the topic assortment when any column of a gear changes, except those of its stock", async () => {
    const rows = await test.database.db.execute(sql`
      select attname as name from pg_trigger join pg_attribute on attrelid = tgrelid and attnum = any (tgattr)
      where tgname = 'assortment_changed'`);
    const columns = getTableConfig(schema.gears).columns.filter(({ generated }) => generated === undefined);
    const stockColumns = new Set(["stock", "held", "low_stock_at"]);
    expect(rows.map(({ name }) => String(name)).sort()).toEqual(
      columns
        .map(({ name }) => name)
        .filter((name) => !stockColumns.has(name))
        .sort(),
    );
  });

  it("notifies of the topic assortment when a gear sells out or is back in stock", async () => {
    const { db } = test.database;
    const notifications: string[] = [];
    await test.database.listen("changes", {
      onPayload: (topic) => notifications.push(topic),
      onInterrupted() {},
      onRestored() {},
    });
    await aGear(test.database, { stock: 3 });
    for (const stock of [3, 2, 0, 5, 4]) {
      await db.update(schema.gears).set({ stock });
      await db.execute(sql`select pg_notify('changes', ${`now ${stock}`})`);
    }
    await expect.poll(() => notifications).toContain("now 4");
    expect(notifications.slice(notifications.indexOf("now 3")).filter((topic) => topic !== "gears")).toEqual([
      "now 3",
      "now 2",
      "assortment",
      "now 0",
      "assortment",
      "now 5",
      "now 4",
    ]);
  });
});
