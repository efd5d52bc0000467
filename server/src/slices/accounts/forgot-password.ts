import { countAttempt } from "../../platform/auth/rate-limiter.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { queueResetMail } from "./mails.ts";
import { createOneTimeLink } from "./one-time-links.ts";
import { mailRequestedConfirmation } from "./request-confirmation.ts";
import { recordSecurityEvent } from "./security-events.ts";
import { claimLinkRequests, recordLinkRequest, userByEmail, type UserRow } from "./store.ts";

/** Only records the request. A job looks the account up later, so that response times reveal nothing about it. */
export async function forgotPassword({ db }: Database, email: string): Promise<{ message: string }> {
  await recordLinkRequest(db, { email, purpose: "reset" });
  return {
    message: "Password reset link sent! If the address has an account, the email will arrive in a few minutes.",
  };
}

/** Creates a link and queues a mail for every recorded request whose address has an account. */
export async function processLinkRequests(database: Database, shopIdentity: ShopIdentity): Promise<void> {
  await database.transaction(async (tx) => {
    for (const { email, purpose } of await claimLinkRequests(tx)) {
      const user = await userByEmail(tx, email);
      if (user) await mailRequestedLink[purpose](tx, shopIdentity, user);
    }
  });
}

async function mailRequestedReset(tx: Tx, shopIdentity: ShopIdentity, user: UserRow): Promise<void> {
  // mutant(reset-password.test.ts): a customer gets a few reset links an hour
  if (!(await mayResetAgain(tx, shopIdentity, user.id))) return;
  await queueResetMail(tx, shopIdentity, user, await createOneTimeLink(tx, user.id, "reset"));
  await recordSecurityEvent(tx, user.id, "reset_requested");
}

const mailRequestedLink = { reset: mailRequestedReset, confirm: mailRequestedConfirmation };

/** Anyone can request a link for anyone, so each customer gets a few an hour, and the newest stay valid. */
async function mayResetAgain(tx: Tx, { mailLimits }: ShopIdentity, userId: number): Promise<boolean> {
  const { count } = await countAttempt(tx, `reset mail ${userId}`, 3600);
  return count <= mailLimits.resetsPerHour;
}
