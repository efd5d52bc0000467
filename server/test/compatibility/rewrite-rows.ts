import type { PgClient } from "../support/pg-client.ts";
import type { Catalog } from "./read-catalog.ts";

/** Remembers every row as the version before wrote it. */
export async function rememberRows(client: PgClient, before: Catalog): Promise<void> {
  await client.query("create schema before");
  for (const table of tablesOf(before)) await client.query(`create table before.${table} as table public.${table}`);
}

/**
 * Writes the remembered rows anew, each with the columns that the version before used. Gives the errors by table. Triggers do
 * not run, because rows do not come in the order in which they were written.
 */
export async function rewriteRows(
  client: PgClient,
  before: Catalog,
  retired: readonly string[] = [],
): Promise<Record<string, string>> {
  const errors: Record<string, string> = {};
  await client.query("set session_replication_role = replica");
  for (const table of tablesOf(before)) {
    if (retired.includes(table)) continue;
    const columns = before.columns
      .filter((column) => column.table === table && !column.isGenerated && !retired.includes(`${table}.${column.name}`))
      .map(({ name }) => `"${name}"`)
      .join(", ");
    const insert = `insert into public.${table} (${columns}) overriding system value select ${columns} from before.${table}`;
    await client.query(`delete from public.${table}; ${insert}`).catch((error: Error) => {
      errors[table] = error.message;
    });
  }
  await client.query("reset session_replication_role");
  return errors;
}

const tablesOf = ({ relations }: Catalog) => relations.filter(({ kind }) => kind === "table").map(({ name }) => name);
