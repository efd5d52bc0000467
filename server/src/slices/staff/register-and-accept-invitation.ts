import type { InvitationRegistration, StaffSession } from "@pawhaven/contract";
import { hashPassword } from "../../platform/auth/passwords.ts";
import type { Visitor } from "../../platform/auth/sessions.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import { createOneTimeLink } from "../accounts/one-time-links.ts";
import { openAccount } from "../accounts/open-account.ts";
import { accountChanged } from "./errors.ts";
import { isFromMail, joinByInvitation, takeInvitation } from "./join-by-invitation.ts";
import { queueStaffConfirmationMail } from "./mails.ts";
import type { PeopleContext } from "./people-context.ts";
import { requireInvitation } from "./require-invitation.ts";

/** Only the mailed link proves the address. After a copied one, the new account gets a mail that asks to confirm it. */
export async function registerAndAcceptInvitation(
  context: PeopleContext,
  visitor: Visitor,
  { token, name, password }: InvitationRegistration,
): Promise<StaffSession> {
  const { database, shopIdentity, screenPassword } = context;
  await requireInvitation(database.db, token);
  await screenPassword(password);
  const passwordHash = await hashPassword(password);
  return database
    .transaction(async (tx) => {
      const invitation = await takeInvitation(tx, token);
      // mutant(invitations.test.ts): a copied link does not prove the address
      const isProven = isFromMail(invitation, token);
      const user = await openAccount(tx, visitor, { name, email: invitation.email, passwordHash, isProven });
      if (!isProven)
        await queueStaffConfirmationMail(tx, shopIdentity, user, await createOneTimeLink(tx, user.id, "confirm"));
      return joinByInvitation(tx, context, visitor, invitation, user);
    })
    .catch(mapConstraintErrors({ users_email: accountChanged }));
}
