import { addDays, type DueCare } from "@pawhaven/contract";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Database, Db } from "../../../platform/db/database.ts";
import type { CsvFile } from "../../../platform/http/csv-file.ts";
import { exportTable } from "../../../platform/lists/export-list.ts";
import { dueCareUntil } from "./store.ts";

/** More than any shelter has due at once. */
const maxListed = 1000;

export async function listDueCare(db: Db, days: number, today: string): Promise<DueCare[]> {
  const until = addDays(today, days);
  const rows = await dueCareUntil(db, until, maxListed);
  return rows.map(({ petId: id, name, type, location, ...due }) => ({
    ...due,
    is_overdue: due.due_on < today,
    pet: { id, name, type, location },
  }));
}

export async function exportDueCare(
  database: Database,
  caller: StaffCaller,
  days: number,
  today: string,
): Promise<CsvFile> {
  const due = await listDueCare(database.db, days, today);
  return exportTable(database, caller, {
    list: "due care",
    filename: "due-care.csv",
    filters: { days },
    header: ["Due", "Animal", "Type", "Place", "Care", "Product", "Last given"],
    rows: due.map(({ due_on, pet, kind, product, given_on }) => [
      due_on,
      pet.name,
      pet.type,
      pet.location,
      kind,
      product,
      given_on,
    ]),
  });
}
