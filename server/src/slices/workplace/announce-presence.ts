import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { deletePresence, deleteStalePresence, othersAt, type PresenceObject, upsertPresence } from "./store.ts";

/** Works across nodes, because the table is the only memory of it. */
export const announcePresence = (
  database: Database,
  { staffId }: StaffCaller,
  object: PresenceObject,
): Promise<{ others: { id: number; name: string }[] }> =>
  database.transaction(async (tx) => {
    await deleteStalePresence(tx);
    await upsertPresence(tx, staffId, object);
    return { others: await othersAt(tx, staffId, object) };
  });

export async function endPresence(
  { db }: Database,
  { staffId }: StaffCaller,
  object: PresenceObject,
): Promise<{ message: string }> {
  await deletePresence(db, staffId, object);
  return { message: "Closed." };
}
