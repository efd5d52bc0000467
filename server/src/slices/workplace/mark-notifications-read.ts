import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Db } from "../../platform/db/database.ts";
import { moveReadMark } from "./store.ts";

export async function markNotificationsRead(
  db: Db,
  { staffId }: StaffCaller,
  until: string,
): Promise<{ message: string }> {
  await moveReadMark(db, staffId, new Date(until));
  return { message: "Read." };
}
