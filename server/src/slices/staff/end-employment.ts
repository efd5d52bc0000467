import { recordAudit } from "../../platform/audit/record-audit.ts";
import { endStaffSessionsOf, type StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import type { Database } from "../../platform/db/database.ts";
import { lastOwner } from "./errors.ts";
import { revokeInvitationsBy } from "./invitation-store.ts";
import { lockMember } from "./lock-member.ts";
import { updateMember } from "./member-store.ts";

/** Whoever leaves takes no open session along, and no invitation with which to come back. */
export async function endEmployment(
  database: Database,
  caller: StaffCaller,
  id: number,
  version: number,
): Promise<{ message: string }> {
  await database
    .transaction(async (tx) => {
      const { role } = await lockMember(tx, id, version);
      await updateMember(tx, id, { endedAt: new Date() });
      // mutant(members.test.ts): sessions end with the employment
      await endStaffSessionsOf(tx, id);
      // mutant(members.test.ts): invitations end with the employment of whoever made them
      await revokeInvitationsBy(tx, id, []);
      await recordAudit(tx, caller, { action: "employment ended", object: { kind: "staff", id }, before: { role } });
    })
    .catch(mapConstraintErrors({ staff_owner: lastOwner }));
  return { message: "The employment is ended, and all of their sessions are over." };
}
