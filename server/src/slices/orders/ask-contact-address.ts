import { hashToken, newToken } from "../../platform/auth/tokens.ts";
import type { Tx } from "../../platform/db/database.ts";
import { mailText, shopText } from "../../platform/mail/mail-text.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { contactLinkSeconds, insertContactAddress } from "./contact-address-store.ts";

/** Asks the owner of an address, once, whether it may receive mails about a customer's orders. */
export async function askContactAddress(
  tx: Tx,
  shopIdentity: ShopIdentity,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const token = newToken();
  if (!(await insertContactAddress(tx, { userId, email, tokenHash: hashToken(token) }))) return;
  const name = shopText(shopIdentity.shop.name);
  await queueMail(tx, shopIdentity, {
    to: email,
    userId,
    subject: mailText`Would you like emails about an order at ${name}?`,
    paragraphs: [
      mailText`Hello,`,
      mailText`Somebody who ordered at ${name} would like updates about the order to be sent to this address. If you agree, please confirm it. We will not send any before that.`,
    ],
    action: { label: mailText`Yes, send updates here`, url: `${shopIdentity.origin}/confirm/contact/${token}` },
    footnote: mailText`If you do not know what this is about, you can ignore this email. We will not ask again.`,
    merge: null,
    expiresInSeconds: contactLinkSeconds,
  });
}
