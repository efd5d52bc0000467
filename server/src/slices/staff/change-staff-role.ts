import { type RoleChange, rolesToInvite } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import type { Database } from "../../platform/db/database.ts";
import { lastOwner } from "./errors.ts";
import { revokeInvitationsBy } from "./invitation-store.ts";
import { lockMember } from "./lock-member.ts";
import { updateMember } from "./member-store.ts";

/** Works at once: every request reads the role. */
export async function changeStaffRole(
  database: Database,
  caller: StaffCaller,
  id: number,
  { role, version }: RoleChange,
): Promise<{ message: string }> {
  await database
    .transaction(async (tx) => {
      const before = await lockMember(tx, id, version);
      await updateMember(tx, id, { role });
      await revokeInvitationsBy(tx, id, rolesToInvite(role));
      const values = { before: { role: before.role }, after: { role } };
      await recordAudit(tx, caller, { action: "role changed", object: { kind: "staff", id }, ...values });
    })
    .catch(mapConstraintErrors({ staff_owner: lastOwner }));
  return { message: "The role is changed." };
}
