import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { exportMyData } from "../accounts/export-my-data.ts";
import { findRelatedCustomer } from "../accounts/list-customers.ts";
import { toNoteDto } from "./serialize.ts";
import { notesOf } from "./store.ts";

/** What the customer could download, and what staff have written about them. Who took it out of the shop is in the log. */
export async function exportCustomer(
  database: Database,
  caller: StaffCaller,
  id: number,
): Promise<Record<string, unknown>> {
  await findRelatedCustomer(database.db, caller.role, id);
  await database.transaction((tx) => recordAudit(tx, caller, { action: "exported", object: { kind: "customer", id } }));
  const notes = await notesOf(database.db, id);
  return { ...(await exportMyData(database, { userId: id, sessionId: 0 })), notes_of_staff: notes.map(toNoteDto) };
}
