import type { EmailChangeRequest } from "@pawhaven/contract";
import type { RateLimiter } from "../../platform/auth/rate-limiter.ts";
import type { Caller, Visitor } from "../../platform/auth/sessions.ts";
import { hashToken, newToken } from "../../platform/auth/tokens.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { assertOwner } from "./assert-owner.ts";
import { queueConfirmNewAddressMail, queueConfirmOldAddressMail } from "./email-change-mails.ts";
import { replaceEmailChange } from "./email-change-store.ts";
import { fieldError } from "./field-error.ts";
import { requireUser } from "./require-user.ts";
import { recordSecurityEvent } from "./security-events.ts";
import { lockUserRow, type UserRow } from "./store.ts";

interface EmailChangeContext {
  database: Database;
  shopIdentity: ShopIdentity;
  limiter: RateLimiter;
}

/** Does not look whether the new address has an account, so the reply is the same for every address. */
export async function requestEmailChange(
  context: EmailChangeContext,
  caller: Caller,
  visitor: Visitor,
  { email, password }: EmailChangeRequest,
): Promise<{ message: string }> {
  const { database, shopIdentity } = context;
  const user = await requireUser(database.db, caller);
  await assertOwner(context, caller, user, { field: "password", password });
  if (email.toLowerCase() === user.email.toLowerCase())
    throw fieldError("invalid", "email", "This is your email address already.");
  await database.transaction(async (tx) => {
    const current = (await lockUserRow(tx, user.id)) ?? user;
    await mailLinks(tx, shopIdentity, current, email);
    await recordSecurityEvent(tx, user.id, "email_change_requested", visitor);
  });
  return { message: "Almost done: please follow the link in each email that we have sent." };
}

/** Nobody ever proved to own an address that is not confirmed. It may be a typing error, so the new one is enough. */
async function mailLinks(tx: Tx, shopIdentity: ShopIdentity, user: UserRow, newEmail: string): Promise<void> {
  const [oldLink, newLink] = [newToken(), newToken()];
  const oldLinkHash = user.emailConfirmedAt === null ? null : hashToken(oldLink);
  await replaceEmailChange(tx, { userId: user.id, newEmail, oldLinkHash, newLinkHash: hashToken(newLink) });
  if (oldLinkHash) await queueConfirmOldAddressMail(tx, shopIdentity, { ...user, newEmail }, oldLink);
  await queueConfirmNewAddressMail(tx, shopIdentity, { ...user, newEmail }, newLink);
}
