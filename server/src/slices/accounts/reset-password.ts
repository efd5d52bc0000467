import type { PasswordReset } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { hashPassword } from "../../platform/auth/passwords.ts";
import type { ScreenPassword } from "../../platform/auth/screen-password.ts";
import type { Visitor } from "../../platform/auth/sessions.ts";
import { fieldError } from "./field-error.ts";
import { queuePasswordChangedMail } from "./mails.ts";
import { findOneTimeLinkOwner, consumeOneTimeLink } from "./one-time-links.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { replacePassword } from "./replace-password.ts";
import { userById } from "./store.ts";

interface ResetContext {
  database: Database;
  shopIdentity: ShopIdentity;
  screenPassword: ScreenPassword;
}

/** The link works once and only for the email address it was sent to. All other access to the account ends. */
export async function resetPassword(
  { database, shopIdentity, screenPassword }: ResetContext,
  visitor: Visitor,
  given: PasswordReset,
): Promise<{ message: string }> {
  // mutant(reset-password.test.ts): a password is not replaced by a common one
  await screenPassword(given.password);
  // mutant(reset-password.test.ts): a reset link belongs to its email address
  await assertLinkBelongsToEmail(database, given);
  const passwordHash = await hashPassword(given.password);
  await database.transaction(async (tx) => {
    const userId = await consumeOneTimeLink(tx, given.token, "reset");
    if (userId === undefined) throw invalidLink();
    const user = await replacePassword(tx, visitor, userId, { passwordHash, emailConfirmedAt: new Date() });
    await queuePasswordChangedMail(tx, shopIdentity, user, "all devices");
  });
  return { message: "Password reset successful!" };
}

async function assertLinkBelongsToEmail({ db }: Database, { token, email }: PasswordReset): Promise<void> {
  const owner = await findOneTimeLinkOwner(db, token, "reset");
  const user = owner === undefined ? undefined : await userById(db, owner);
  if (user?.email.toLowerCase() !== email.toLowerCase()) throw invalidLink();
}

const invalidLink = () => fieldError("invalid", "token", "This link is no longer valid. Please request a new one.");
