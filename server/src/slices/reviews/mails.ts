import type { Tx } from "../../platform/db/database.ts";
import { greeting, mailText, shopText } from "../../platform/mail/mail-text.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import type { Invitation } from "./invitation-store.ts";

/** To the account's own address, because only the account can write the review. */
export const queueReviewInvitationMail = (
  tx: Tx,
  shopIdentity: ShopIdentity,
  { orderId, transactionId, userId, name, email, gearNames }: Invitation,
) =>
  queueMail(tx, shopIdentity, {
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
      `Questions? Reply to this email, or call ${shopIdentity.shop.name} at ${shopIdentity.shop.phone}.`,
    ),
    merge: { about: `order ${orderId}`, kind: "review invitation" },
  });
