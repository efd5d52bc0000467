import { recordAudit } from "../audit/record-audit.ts";
import type { StaffCaller } from "../auth/staff-sessions.ts";
import type { Database } from "../db/database.ts";
import type { Cell, CsvFile } from "../http/csv-file.ts";
import type { Page } from "./keyset-page.ts";

const rowsPerBatch = 500;

interface Exported {
  /** As the audit log calls it, and the file if it has no name of its own. */
  list: string;
  filename?: string;
  filters?: Record<string, unknown>;
  header: readonly string[];
}

interface ExportedList<Row> extends Exported {
  readPage: (part: { cursor: string | undefined; limit: number }) => Promise<Page<Row>>;
  toCells: (row: Row) => readonly Cell[];
}

/** A list as a file, read page by page while it is sent, so that nobody ever holds all of it. */
export const exportList = <Row>(
  database: Database,
  caller: StaffCaller,
  { readPage, toCells, ...exported }: ExportedList<Row>,
): Promise<CsvFile> => startExport(database, caller, exported, eachRow(readPage, toCells));

/** A table that is read already. */
export const exportTable = (
  database: Database,
  caller: StaffCaller,
  { rows, ...exported }: Exported & { rows: readonly (readonly Cell[])[] },
): Promise<CsvFile> => startExport(database, caller, exported, inTurn(rows));

/** Who took data out of the shop is in the log. */
async function startExport(
  database: Database,
  caller: StaffCaller,
  { list, filename = `${list}.csv`, filters, header }: Exported,
  rows: CsvFile["rows"],
): Promise<CsvFile> {
  await database.transaction((tx) =>
    recordAudit(tx, caller, {
      action: "exported",
      object: { kind: "list", id: list },
      ...(filters && { after: { ...filters } }),
    }),
  );
  return { filename, header, rows };
}

async function* eachRow<Row>(
  readPage: ExportedList<Row>["readPage"],
  toCells: ExportedList<Row>["toCells"],
): AsyncGenerator<readonly Cell[]> {
  let cursor: string | undefined;
  do {
    const page = await readPage({ cursor, limit: rowsPerBatch });
    for (const row of page.rows) yield toCells(row);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

async function* inTurn<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
