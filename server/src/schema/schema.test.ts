import { is, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { topics } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { testDatabase } from "../../test/test-database.ts";
import * as schema from "./index.ts";

const test = testDatabase();
const tables = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable));

interface Column {
  name: string;
  nullable: boolean;
  filled: boolean;
}

/** A column is filled by the database when an insert may leave it out. */
const inCode = (column: PgColumn): Column => ({
  name: column.name,
  nullable: !column.notNull,
  filled: column.hasDefault || column.generated !== undefined || column.generatedIdentity !== undefined,
});

async function inDatabase(table: string): Promise<Column[]> {
  const rows = await test.database.db.execute(sql`
    select column_name as name, is_nullable = 'YES' as nullable, is_generated = 'ALWAYS' as generated,
           column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as filled
    from information_schema.columns where table_schema = 'public' and table_name = ${table}`);
  return (rows as unknown as (Column & { generated: boolean })[]).map(({ name, nullable, generated, filled }) => ({
    name,
    nullable: nullable && !generated, // computed from columns that are never null
    filled,
  }));
}

const byName = (a: Column, b: Column) => a.name.localeCompare(b.name);

describe("the tables as the code knows them", () => {
  it.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
    "are the tables of the database: %s",
    async (name, table) => {
      const { columns } = getTableConfig(table);
      expect(columns.map(inCode).sort(byName)).toEqual((await inDatabase(name)).sort(byName));
    },
  );

  it("announce their changes by themselves, for every topic something may be kept for", async () => {
    const rows = await test.database.db.execute(sql`
      select distinct event_object_table as name from information_schema.triggers
      where action_statement like '%announce_change%'`);
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(topics));
  });
});
