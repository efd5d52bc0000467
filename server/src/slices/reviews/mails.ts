import type { Tx } from "../../platform/db/database.ts";
import { greeting, mailText, shopText } from "../../platform/mail/mail-text.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { unsubscribeUrls } from "../../platform/mail/unsubscribe.ts";
import type { Invitation } from "./invitation-store.ts";

/** To the account's own address, because only the account can write the review. */
export function queueReviewInvitationMail(
  tx: Tx,
  shopIdentity: ShopIdentity,
  { orderId, transactionId, userId, name, email, unsubscribeKey, gearNames }: Invitation,
) {
  const { oneClick, page } = unsubscribeUrls(shopIdentity.origin, "reviews", unsubscribeKey);
  return queueMail(tx, shopIdentity, {
    to: email,
    userId,
    replyTo: shopIdentity.shop.email,
    subject: shopText(`How do you like your order? (${transactionId})`),
    paragraphs: [
      greeting(name),
      shopText(
        "We hope that you and your pet enjoy what you bought. A few words from you help other pet owners to choose.",
      ),
      shopText(gearNames.join("\n")),
    ],
    action: { label: mailText`Write a review`, url: `${shopIdentity.origin}/profile` },
    footnote: shopText(
      `Questions? Reply to this email, or call ${shopIdentity.shop.name} at ${shopIdentity.shop.phone}. Stop these mails: ${page}`,
    ),
    merge: { about: `order ${orderId}`, kind: "review invitation" },
    unsubscribeUrl: oneClick,
  });
}
