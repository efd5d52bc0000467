import { rolesToInvite, type StaffRole } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { assertUnchangedSince, type Undo } from "../../platform/audit/undo.ts";
import { assertIdentityConfirmed } from "../../platform/auth/confirmed-identity.ts";
import { lastOwner, memberNotFound } from "./errors.ts";
import { revokeInvitationsBy } from "./invitation-store.ts";
import { lockActiveMember, updateMember } from "./member-store.ts";

/** Gives somebody the role back that they had. Asks for identity, as the change itself does. */
export const undoRoleChange: Undo = {
  permission: "staff.manage",
  async apply(tx, caller, change) {
    // mutant(../audit/audit.test.ts): a role is set back by somebody who has just confirmed who they are
    assertIdentityConfirmed(caller);
    const id = Number(change.objectId);
    const member = await lockActiveMember(tx, id);
    if (!member) throw memberNotFound();
    assertUnchangedSince(change, { role: member.role });
    const { role } = change.before as { role: StaffRole };
    await updateMember(tx, id, { role });
    await revokeInvitationsBy(tx, id, rolesToInvite(role));
    const values = { before: { role: member.role }, after: { role } };
    await recordAudit(tx, caller, { action: "role changed", object: { kind: "staff", id }, ...values });
  },
  constraintErrors: { staff_owner: lastOwner },
};
