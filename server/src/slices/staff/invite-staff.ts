import type { InvitationWithLink, NewInvitation } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { isActiveStaff } from "../../platform/auth/is-active-staff.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { newToken } from "../../platform/auth/tokens.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import { assertMayInvite } from "./assert-may-invite.ts";
import { alreadyInvited, worksHere } from "./errors.ts";
import { insertInvitation } from "./invitation-store.ts";
import { invitationUrl } from "./invitation-url.ts";
import { queueInvitationMail } from "./mails.ts";
import { accountByEmail } from "./member-store.ts";
import type { PeopleContext } from "./people-context.ts";
import { toInvitationDto } from "./serialize.ts";

/** The reply has another link than the mail, so that only whoever reads the mail proves the address with it. */
export async function inviteStaff(
  { database, shopIdentity }: PeopleContext,
  caller: StaffCaller,
  { email, role }: NewInvitation,
): Promise<InvitationWithLink> {
  assertMayInvite(caller, role);
  return database
    .transaction(async (tx) => {
      const account = await accountByEmail(tx, email);
      if (account && (await isActiveStaff(tx, account.id))) throw worksHere();
      const [mailToken, linkToken] = [newToken(), newToken()];
      const row = await insertInvitation(tx, { email, role, invitedBy: caller.staffId, mailToken, linkToken });
      const mail = { to: email, userId: account?.id ?? null, role, inviter: caller.name, token: mailToken };
      await queueInvitationMail(tx, shopIdentity, mail);
      await recordAudit(tx, caller, { action: "invited", object: { kind: "invitation", id: row.id }, after: { role } });
      return {
        invitation: toInvitationDto({ ...row, inviterName: caller.name }),
        link: invitationUrl(shopIdentity, linkToken),
      };
    })
    .catch(mapConstraintErrors({ staff_invitations_open: alreadyInvited }));
}
