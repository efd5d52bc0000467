import type { PasswordReset } from "@pawhaven/contract";
import type { Database, Tx } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { hashPassword, refuseCommonPassword } from "../../platform/passwords.ts";
import { endAllSessions } from "../../platform/sessions.ts";
import { queuePasswordChangedMail } from "./mails.ts";
import { ownerOfLink, takeLink } from "./one-time-links.ts";
import type { Site } from "./register.ts";
import { deleteIdentities, updateUser, userById } from "./store.ts";

/** The link works once, for the address it was sent to, and every older session ends. */
export async function resetPassword(
  database: Database,
  site: Site,
  given: PasswordReset,
): Promise<{ message: string }> {
  refuseCommonPassword(given.password);
  await refuseForeignLink(database, given);
  const passwordHash = await hashPassword(given.password);
  await database.transaction(async (tx) => {
    const userId = await takeLink(tx, given.token, "reset");
    if (userId === undefined) throw spent();
    await forgetUnprovenIdentities(tx, userId);
    const user = await updateUser(tx, userId, { passwordHash, emailConfirmedAt: new Date() });
    await endAllSessions(tx, userId);
    await queuePasswordChangedMail(tx, site, user);
  });
  return { message: "Password reset successful!" };
}

/**
 * Whoever opened the account had not shown that the address is theirs; whoever holds the mailbox now has. A provider
 * account that was linked before that may be a stranger's, and must not open this door any longer.
 */
async function forgetUnprovenIdentities(tx: Tx, userId: number): Promise<void> {
  const user = await userById(tx, userId);
  if (user?.emailConfirmedAt === null) await deleteIdentities(tx, userId);
}

async function refuseForeignLink({ db }: Database, { token, email }: PasswordReset): Promise<void> {
  const owner = await ownerOfLink(db, token, "reset");
  const user = owner === undefined ? undefined : await userById(db, owner);
  if (user?.email.toLowerCase() !== email.toLowerCase()) throw spent();
}

const spent = () =>
  new Refusal("invalid", "This link is not valid any more. Please ask for a new one.", {
    errors: { token: ["not valid"] },
  });
