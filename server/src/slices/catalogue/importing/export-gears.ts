import type { endpoints, QueryOf } from "@pawhaven/contract";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Cell, CsvFile } from "../../../platform/http/csv-file.ts";
import { exportList } from "../../../platform/lists/export-list.ts";
import { matchesStaffFilters, staffGearPage } from "../staff-store.ts";
import type { GearRow } from "../gear-row.ts";
import { escapeFormula } from "./cells.ts";
import { importColumns, importedFields, toCells } from "./columns.ts";

/** Imported again, the file changes nothing. */
export function exportGears(
  database: Database,
  caller: StaffCaller,
  { sort, ...filters }: QueryOf<typeof endpoints.exportGears>,
): Promise<CsvFile> {
  const where = matchesStaffFilters(filters);
  return exportList(database, caller, {
    list: "gears",
    filters,
    header: importColumns,
    readPage: (part) => staffGearPage(database.db, where, { sort, ...part }),
    toCells: toExportedCells,
  });
}

function toExportedCells(gear: GearRow): Cell[] {
  const cells = toCells(gear);
  return [gear.id, gear.version, ...importedFields.map((field) => escapeFormula(cells[field]))];
}
