import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { type Database, sqlState, type Tx } from "../platform/db/database.ts";
import { StartupError } from "../platform/startup-error.ts";
import { exportedTables } from "../export/exported-tables.ts";
import type { AppliedMigration, DumpHeader, DumpKind } from "./dump-format.ts";
import { type Column, quoteName, readTables, storedColumns, type Table } from "./tables.ts";

interface Options {
  kind: DumpKind;
  /** Called again and again while rows are read; an error ends the dump. */
  onProgress?: () => void;
}

/** Writes all rows to a file, as they are in one moment. On a PostgreSQL server nobody waits for it. */
export async function writeDump(database: Database, file: string, { kind, onProgress }: Options): Promise<void> {
  const work = async (tx: Tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`set local timezone = 'UTC'`);
    const lines = Readable.from(dumpLines(tx, database.kind, kind, onProgress), { objectMode: false });
    await pipeline(lines, createGzip({ level: 1 }), createWriteStream(file, { mode: 0o600, flush: true }));
  };
  await database.transaction(work, { isLongRunning: true });
}

async function* dumpLines(
  tx: Tx,
  database: DumpHeader["database"],
  kind: DumpKind,
  onProgress: () => void = () => {},
): AsyncGenerator<string> {
  yield toLine({ header: await readHeader(tx, database) });
  const rows: Record<string, number> = {};
  for (const table of selectTables(await readTables(tx), kind)) {
    yield toLine({ table });
    rows[table.name] = 0;
    for await (const batch of readRows(tx, rowQuery(table, kind))) {
      onProgress();
      rows[table.name] = (rows[table.name] ?? 0) + batch.length;
      yield `${batch.join("\n")}\n`;
    }
  }
  yield toLine({ end: { sequences: await readSequences(tx), rows } });
}

const undefinedTable = "42P01";

const toLine = (value: object) => `${JSON.stringify(value)}\n`;

const selectTables = (tables: Table[], kind: DumpKind): Table[] =>
  kind === "export" ? exportedTables(tables) : tables;

async function readHeader(tx: Tx, database: DumpHeader["database"]): Promise<DumpHeader> {
  // Takes no snapshot by itself, so the transaction begins to read when all migrations have been committed.
  await tx.execute(sql`lock table schema_migrations in share mode`).catch((error: unknown) => {
    if (sqlState(error) !== undefinedTable) throw error;
    throw new StartupError("There is no shop in this database. Check DATABASE_URL.");
  });
  const migrations = await tx.execute(sql`select name, checksum from schema_migrations order by name`);
  const [about] = (await tx.execute(sql`
    select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "takenAt",
      current_setting('server_version') as "postgresVersion"`)) as unknown as [
    Pick<DumpHeader, "takenAt" | "postgresVersion">,
  ];
  return { ...about, database, migrations: migrations as unknown as AppliedMigration[] };
}

/** In a backup every value is written as PostgreSQL itself writes it, so that reading it again gives the same value. */
const rowQuery = (table: Table, kind: DumpKind): string =>
  kind === "backup"
    ? `select to_json(array[${storedColumns(table).map(asText).join(", ")}])::text as line from ${quoteName(table.name)}`
    : `select row_to_json(exported)::text as line
       from (select ${table.columns.map(asPlainValue).join(", ")} from ${quoteName(table.name)}) as exported`;

const asText = ({ name }: Column) => `${quoteName(name)}::text`;

const asPlainValue = ({ name, type }: Column) =>
  type === "bytea"
    ? `translate(encode(${quoteName(name)}, 'base64'), E'\\n', '') as ${quoteName(name)}`
    : quoteName(name);

const firstBatchRows = 16;
const maxBatchRows = 5_000;
const wantedBatchCharacters = 2_000_000;

/** Through a cursor, in batches whose size follows that of the rows, so that memory stays bounded. */
async function* readRows(tx: Tx, query: string): AsyncGenerator<string[]> {
  await tx.execute(sql.raw(`declare dumped no scroll cursor for ${query}`));
  let count = firstBatchRows;
  for (;;) {
    const fetched = (await tx.execute(sql.raw(`fetch ${count} from dumped`))) as unknown as { line: string }[];
    const lines = fetched.map(({ line }) => line);
    if (lines.length === 0) break;
    yield lines;
    const characters = lines.reduce((sum, line) => sum + line.length, 0);
    count = Math.max(1, Math.min(maxBatchRows, Math.floor((lines.length * wantedBatchCharacters) / characters)));
  }
  await tx.execute(sql.raw("close dumped"));
}

async function readSequences(tx: Tx): Promise<Record<string, number>> {
  const rows = (await tx.execute(sql`
    select sequencename as name, last_value as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`)) as unknown as {
    name: string;
    value: number;
  }[];
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
