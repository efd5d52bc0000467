import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { exportMyData } from "../accounts/export-my-data.ts";
import { findRelatedCustomer } from "../accounts/list-customers.ts";
import { listPrivateNotes } from "../bookings/visits/staff-view-of-customer.ts";
import type { CustomerContext } from "./customer-context.ts";
import { toNoteDto } from "./serialize.ts";
import { notesOf } from "./store.ts";

/** What the customer could download, and what staff have written about them. Who took it out of the shop is in the log. */
export async function exportCustomer(
  { database, timeZone }: CustomerContext,
  caller: StaffCaller,
  id: number,
): Promise<Record<string, unknown>> {
  await findRelatedCustomer(database.db, caller.role, id);
  await database.transaction((tx) => recordAudit(tx, caller, { action: "exported", object: { kind: "customer", id } }));
  const [own, notes, visitNotes] = await Promise.all([
    exportMyData(database, { timeZone }, { userId: id, sessionId: 0 }),
    notesOf(database.db, id),
    listPrivateNotes(database.db, id),
  ]);
  return { ...own, notes_of_staff: notes.map(toNoteDto), notes_of_visits: visitNotes };
}
