import type { OwnershipClaim, StaffSession } from "@pawhaven/contract";
import { hashPassword } from "../../platform/auth/passwords.ts";
import type { Visitor } from "../../platform/auth/sessions.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { fieldError } from "../accounts/field-error.ts";
import { createOneTimeLink } from "../accounts/one-time-links.ts";
import { openAccount } from "../accounts/open-account.ts";
import { replacePassword } from "../accounts/replace-password.ts";
import { accountChanged, linkOver } from "./errors.ts";
import { getOpenOwnership } from "./get-open-ownership.ts";
import { joinStaff } from "./join-staff.ts";
import { queueStaffConfirmationMail } from "./mails.ts";
import { accountByEmail } from "./member-store.ts";
import { consumeOwnershipLink } from "./ownership-store.ts";
import type { PeopleContext } from "./people-context.ts";

export async function claimOwnership(
  { database, shopIdentity, screenPassword }: PeopleContext,
  visitor: Visitor,
  { token, name, email, password }: OwnershipClaim,
): Promise<StaffSession> {
  const link = await getOpenOwnership(database, token);
  // mutant(ownership.test.ts): a link for one address makes nobody else owner
  if (link.email !== null && link.email.toLowerCase() !== email.toLowerCase())
    throw fieldError("forbidden", "email", "This link is for another address.");
  await screenPassword(password);
  const passwordHash = await hashPassword(password);
  return database
    .transaction(async (tx) => {
      if (!(await consumeOwnershipLink(tx, token))) throw linkOver();
      const userId = await accountWithPassword(tx, shopIdentity, visitor, { name, email, passwordHash });
      return joinStaff(tx, visitor, { userId, name, email, role: "owner" }, "ownership claimed");
    })
    .catch(mapConstraintErrors({ users_email: accountChanged }));
}

/** Nothing was mailed, so the address of a new account is not proven, and that of an old one stays what it was. */
async function accountWithPassword(
  tx: Tx,
  shopIdentity: ShopIdentity,
  visitor: Visitor,
  given: { name: string; email: string; passwordHash: string },
): Promise<number> {
  const account = await accountByEmail(tx, given.email);
  if (account) {
    await replacePassword(tx, visitor, account.id, { passwordHash: given.passwordHash });
    return account.id;
  }
  const user = await openAccount(tx, visitor, { ...given, isProven: false });
  await queueStaffConfirmationMail(tx, shopIdentity, user, await createOneTimeLink(tx, user.id, "confirm"));
  return user.id;
}
