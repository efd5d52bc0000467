import type { InvitationAcceptance, StaffSession } from "@pawhaven/contract";
import { isActiveStaff } from "../../platform/auth/is-active-staff.ts";
import { passwordMatches } from "../../platform/auth/passwords.ts";
import type { Visitor } from "../../platform/auth/sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { fieldError } from "../accounts/field-error.ts";
import { proveAddress } from "../accounts/prove-address.ts";
import { accountChanged, worksHere } from "./errors.ts";
import { isFromMail, joinByInvitation, takeInvitation } from "./join-by-invitation.ts";
import { accountByEmail, type AccountRow, lockAccount } from "./member-store.ts";
import type { PeopleContext } from "./people-context.ts";
import { requireInvitation } from "./require-invitation.ts";

const guessLimit = { times: 5, perSeconds: 10 * 60 };

/**
 * An account that exists takes its password besides the link: whoever copied the link of an invitation must not get into
 * somebody's account with it. An account without a password has to get one first, by mail.
 */
export async function acceptInvitation(
  context: PeopleContext,
  visitor: Visitor,
  { token, password }: InvitationAcceptance,
): Promise<StaffSession> {
  const { database, limiter } = context;
  const { email } = await requireInvitation(database.db, token);
  const account = await accountByEmail(database.db, email);
  if (!account) throw accountChanged();
  if (account.passwordHash === null) throw noPassword();
  // mutant(invitations.test.ts): guesses of an invited account's password are limited
  await limiter.consume(`invitation of account ${account.id}`, guessLimit);
  // mutant(invitations.test.ts): an account joins with its password
  if (!(await passwordMatches(account.passwordHash, password)))
    throw fieldError("forbidden", "password", "Incorrect password.");
  return database.transaction(async (tx) => {
    const invitation = await takeInvitation(tx, token);
    await assertUnchanged(tx, account);
    if (isFromMail(invitation, token) && account.emailConfirmedAt === null) await proveAddress(tx, visitor, account.id);
    return joinByInvitation(tx, context, visitor, invitation, account);
  });
}

/** Checking a password takes a while, in which a reset may have voided it. */
async function assertUnchanged(tx: Tx, { id, passwordHash }: AccountRow): Promise<void> {
  if ((await lockAccount(tx, id))?.passwordHash !== passwordHash) throw accountChanged();
  if (await isActiveStaff(tx, id)) throw worksHere();
}

const noPassword = () =>
  fieldError(
    "forbidden",
    "password",
    "Your account has no password yet. Please set one with “Forgot your password?” first, then open this link again.",
  );
