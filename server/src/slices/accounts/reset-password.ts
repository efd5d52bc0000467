import type { PasswordReset } from "@pawhaven/contract";
import type { Database, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { hashPassword, assertUncommonPassword } from "../../platform/auth/passwords.ts";
import { endAllSessions } from "../../platform/auth/sessions.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { queuePasswordChangedMail } from "./mails.ts";
import { findOneTimeLinkOwner, consumeOneTimeLink } from "./one-time-links.ts";
import { deleteIdentities, updateUser, userById } from "./store.ts";

/** The link works once, for the address it was sent to, and every older session ends. */
export async function resetPassword(
  database: Database,
  shopIdentity: ShopIdentity,
  given: PasswordReset,
): Promise<{ message: string }> {
  assertUncommonPassword(given.password);
  await assertLinkBelongsToEmail(database, given);
  const passwordHash = await hashPassword(given.password);
  await database.transaction(async (tx) => {
    const userId = await consumeOneTimeLink(tx, given.token, "reset");
    if (userId === undefined) throw invalidLink();
    await deleteIdentitiesOfUnconfirmedAccount(tx, userId);
    const user = await updateUser(tx, userId, { passwordHash, emailConfirmedAt: new Date() });
    await endAllSessions(tx, userId);
    await queuePasswordChangedMail(tx, shopIdentity, user);
  });
  return { message: "Password reset successful!" };
}

/**
 * Whoever opened the account had not shown that the address is theirs; whoever holds the mailbox now has. A provider
 * account that was linked before that may be a stranger's, and must not open this door any longer.
 */
async function deleteIdentitiesOfUnconfirmedAccount(tx: Tx, userId: number): Promise<void> {
  const user = await userById(tx, userId);
  if (user?.emailConfirmedAt === null) await deleteIdentities(tx, userId);
}

async function assertLinkBelongsToEmail({ db }: Database, { token, email }: PasswordReset): Promise<void> {
  const owner = await findOneTimeLinkOwner(db, token, "reset");
  const user = owner === undefined ? undefined : await userById(db, owner);
  if (user?.email.toLowerCase() !== email.toLowerCase()) throw invalidLink();
}

const invalidLink = () =>
  new ApiError("invalid", "This link is not valid any more. Please ask for a new one.", {
    errors: { token: ["not valid"] },
  });
