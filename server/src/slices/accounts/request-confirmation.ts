import { countAttempt } from "../../platform/auth/rate-limiter.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { queueConfirmationMail } from "./mails.ts";
import { createOneTimeLink } from "./one-time-links.ts";
import { recordLinkRequest, type UserRow } from "./store.ts";

/** Only records the request, as for a reset: the reply is the same for every address, and takes the same time. */
export async function requestConfirmation({ db }: Database, email: string): Promise<{ message: string }> {
  await recordLinkRequest(db, { email, purpose: "confirm" });
  return {
    message: "If the address has an account that is not confirmed yet, the email will arrive in a few minutes.",
  };
}

/** Anyone can ask for anyone, so an account gets a few such mails an hour, and none once it is confirmed. */
export async function mailRequestedConfirmation(tx: Tx, shopIdentity: ShopIdentity, user: UserRow): Promise<void> {
  if (user.emailConfirmedAt !== null) return;
  const { count } = await countAttempt(tx, `confirmation mail ${user.id}`, 3600);
  // mutant(request-confirmation.test.ts): an account gets a few confirmation links an hour
  if (count > shopIdentity.mailLimits.resetsPerHour) return;
  await queueConfirmationMail(tx, shopIdentity, user, await createOneTimeLink(tx, user.id, "confirm"));
}
