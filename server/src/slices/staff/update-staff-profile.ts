import type { StaffProfile } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { memberNotFound } from "./errors.ts";
import { lockActiveMember, updateMember } from "./member-store.ts";

/** The name that colleagues see. The one in the customer's account stays as it is. */
export async function updateStaffProfile(
  database: Database,
  caller: StaffCaller,
  { name }: StaffProfile,
): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    const before = await lockActiveMember(tx, caller.staffId);
    if (!before) throw memberNotFound();
    await updateMember(tx, caller.staffId, { name });
    const object = { kind: "staff", id: caller.staffId };
    const values = { before: { name: before.name }, after: { name }, personId: caller.userId };
    await recordAudit(tx, caller, { action: "renamed", object, ...values });
  });
  return { message: "Your name is saved." };
}
