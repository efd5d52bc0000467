import { sql } from "drizzle-orm";
import type { Tx } from "../platform/db/database.ts";
import type { DumpEnd } from "./dump-format.ts";
import { readDump } from "./read-dump.ts";
import { quoteName, readTables, storedColumns, type Table } from "./tables.ts";

/**
 * Replaces all rows by those of a dump of the same version. Triggers do not run, because what they would write is in the
 * dump; foreign keys are checked in the end, all at once, as the tables come in no particular order.
 */
export async function loadDump(tx: Tx, file: string): Promise<DumpEnd> {
  const tables = new Map((await readTables(tx)).map((table) => [table.name, table]));
  const names = [...tables.keys()].map(quoteName);
  await tx.execute(sql`set constraints all immediate`); // what is deferred would forbid to alter tables
  for (const name of names) await tx.execute(sql.raw(`alter table ${name} disable trigger user`));
  const addForeignKeys = await dropForeignKeys(tx);
  await tx.execute(sql.raw(`truncate ${names.join(", ")}`));
  const end = await insertRows(tx, file, tables);
  for (const [name, value] of Object.entries(end.sequences))
    await tx.execute(sql`select setval(${quoteName(name)}::regclass, ${value})`);
  await addForeignKeys();
  for (const name of names) await tx.execute(sql.raw(`alter table ${name} enable trigger user`));
  return end;
}

/** Whoever owns the tables may do this. To disable the triggers behind them takes a superuser. */
async function dropForeignKeys(tx: Tx): Promise<() => Promise<void>> {
  const keys = (await tx.execute(sql`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)) as unknown as {
    table: string;
    name: string;
    definition: string;
  }[];
  for (const { table, name } of keys)
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${quoteName(name)}`));
  return async () => {
    for (const { table, name, definition } of keys)
      await tx.execute(sql.raw(`alter table ${table} add constraint ${quoteName(name)} ${definition}`));
  };
}

async function insertRows(tx: Tx, file: string, tables: Map<string, Table>): Promise<DumpEnd> {
  let insert = "";
  for await (const part of readDump(file)) {
    if ("table" in part) insert = insertInto(matchingTable(part.table, tables));
    if ("rows" in part)
      await tx.execute(sql`${sql.raw(insert)} from json_array_elements(${`[${part.rows.join(",")}]`}::json) as dumped`);
    if ("end" in part) return part.end;
  }
  throw new Error(`${file} has no end`);
}

function matchingTable(dumped: Table, tables: Map<string, Table>): Table {
  const table = tables.get(dumped.name);
  if (!table || JSON.stringify(storedColumns(table)) !== JSON.stringify(storedColumns(dumped)))
    throw new Error(`The table ${dumped.name} is not the one that was dumped, although the migrations are the same.`);
  return table;
}

function insertInto(table: Table): string {
  const columns = storedColumns(table);
  const values = columns.map(({ type }, index) => `(dumped->>${index})::${type}`);
  return `insert into ${quoteName(table.name)} (${columns.map(({ name }) => quoteName(name)).join(", ")})
    overriding system value select ${values.join(", ")}`;
}
