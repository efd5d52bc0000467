import type { InvitationWithLink } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { hashToken, newToken } from "../../platform/auth/tokens.ts";
import { updateInvitation } from "./invitation-store.ts";
import { invitationUrl } from "./invitation-url.ts";
import { type InvitationTarget, lockInvitation, readInvitation } from "./lock-invitation.ts";
import type { PeopleContext } from "./people-context.ts";

/** Makes a new link, because only a hash of the one before is kept. */
export async function copyInvitationLink(
  { database, shopIdentity }: PeopleContext,
  caller: StaffCaller,
  target: InvitationTarget,
): Promise<InvitationWithLink> {
  return database.transaction(async (tx) => {
    await lockInvitation(tx, caller, target);
    const token = newToken();
    await updateInvitation(tx, target.id, { linkTokenHash: hashToken(token) });
    await recordAudit(tx, caller, { action: "invitation link copied", object: { kind: "invitation", id: target.id } });
    return { invitation: await readInvitation(tx, target.id), link: invitationUrl(shopIdentity, token) };
  });
}
