import type { endpoints, QueryOf } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { CsvFile } from "../../../platform/http/csv-file.ts";
import { eachRow, rowsPerBatch } from "../../../platform/lists/each-row.ts";
import { matchesStaffFilters, staffGearPage } from "../staff-store.ts";
import type { GearRow } from "../gear-row.ts";
import { escapeFormula } from "./cells.ts";
import { importColumns, importedFields, toCells } from "./columns.ts";

/** Imported again, the file changes nothing. */
export async function exportGears(
  database: Database,
  caller: StaffCaller,
  { sort, ...filters }: QueryOf<typeof endpoints.exportGears>,
): Promise<CsvFile> {
  await database.transaction((tx) =>
    recordAudit(tx, caller, { action: "exported", object: { kind: "list", id: "gears" }, after: filters }),
  );
  const where = matchesStaffFilters(filters);
  const readPage = (cursor: string | undefined) =>
    staffGearPage(database.db, where, { sort, cursor, limit: rowsPerBatch });
  return { filename: "gears.csv", header: importColumns, rows: toRows(eachRow(readPage)) };
}

async function* toRows(found: AsyncIterable<GearRow>) {
  for await (const gear of found) {
    const cells = toCells(gear);
    yield [gear.id, gear.version, ...importedFields.map((field) => escapeFormula(cells[field]))];
  }
}
