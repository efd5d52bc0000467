import type { Tx } from "../../../platform/db/database.ts";
import { greeting, mailText, shopText } from "../../../platform/mail/mail-text.ts";
import { queueMail } from "../../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../../platform/mail/shop-identity.ts";
import type { ClaimedAlert } from "./store.ts";

export const queueStockAlertMail = (
  tx: Tx,
  shopIdentity: ShopIdentity,
  gearId: number,
  { userId, name, email, gearName }: ClaimedAlert,
) =>
  queueMail(tx, shopIdentity, {
    to: email,
    userId,
    replyTo: shopIdentity.shop.email,
    subject: mailText`${shopText(gearName)} is back in stock`,
    paragraphs: [
      greeting(name),
      mailText`You asked us to tell you: ${shopText(gearName)} is back in stock.`,
      mailText`We have told those who asked first. Nothing is held for anybody, so it may sell out again.`,
    ],
    action: { label: mailText`See it in the shop`, url: `${shopIdentity.origin}/gear/${gearId}` },
    footnote: mailText`This is the only email about it. What else you are waiting for, and how to stop, is at ${shopText(`${shopIdentity.origin}/wishlist`)}.`,
    merge: { about: `gear ${gearId} for account ${userId}`, kind: "back in stock" },
  });
