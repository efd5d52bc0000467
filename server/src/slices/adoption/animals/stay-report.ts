import type { StayReport } from "@pawhaven/contract";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Database, Db } from "../../../platform/db/database.ts";
import type { CsvFile } from "../../../platform/http/csv-file.ts";
import { exportTable } from "../../../platform/lists/export-list.ts";
import { longestStays, type Period, stayLengths, staysByType, staysTouching } from "./stay-store.ts";

const maxLongest = 10;

export async function getStayReport(db: Db, period: Period, today: string): Promise<StayReport> {
  const byType = await staysByType(db, period);
  return {
    in_shelter: byType.reduce((sum, row) => sum + row.in_shelter, 0),
    ...(await stayLengths(db, period)),
    by_type: byType,
    longest: await longestStays(db, today, maxLongest),
  };
}

export async function exportStays(
  database: Database,
  caller: StaffCaller,
  period: Period,
  today: string,
): Promise<CsvFile> {
  const rows = await staysTouching(database.db, period, today);
  return exportTable(database, caller, {
    list: "stays",
    filters: { ...period },
    header: ["Animal", "Name", "Type", "Intake", "Arrived", "Left", "Outcome", "Days"],
    rows: rows.map((row) => [
      row.id,
      row.name,
      row.type,
      row.intake_kind,
      row.arrived_on,
      row.left_on ?? "",
      row.outcome ?? "",
      row.days,
    ]),
  });
}
