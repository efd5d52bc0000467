import type { Invitation } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { hashToken, newToken } from "../../platform/auth/tokens.ts";
import { expiresInSevenDays, updateInvitation } from "./invitation-store.ts";
import { type InvitationTarget, lockInvitation, readInvitation } from "./lock-invitation.ts";
import { queueInvitationMail } from "./mails.ts";
import { accountByEmail } from "./member-store.ts";
import type { PeopleContext } from "./people-context.ts";

/** Voids all links from before, and gives the new one seven days. */
export async function resendInvitation(
  { database, shopIdentity }: PeopleContext,
  caller: StaffCaller,
  target: InvitationTarget,
): Promise<Invitation> {
  return database.transaction(async (tx) => {
    const { email, role } = await lockInvitation(tx, caller, target);
    const token = newToken();
    const values = { mailTokenHash: hashToken(token), linkTokenHash: null, expiresAt: expiresInSevenDays };
    await updateInvitation(tx, target.id, values);
    const account = await accountByEmail(tx, email);
    const mail = { to: email, userId: account?.id ?? null, role, inviter: caller.name, token };
    await queueInvitationMail(tx, shopIdentity, mail);
    await recordAudit(tx, caller, { action: "invitation resent", object: { kind: "invitation", id: target.id } });
    return readInvitation(tx, target.id);
  });
}
