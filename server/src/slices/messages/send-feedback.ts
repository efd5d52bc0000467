import type { Feedback } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { customerText, mailText } from "../../platform/mail/mail-text.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { insertThread } from "./store.ts";

/** Stores the feedback and queues it as a mail to the shop, in one transaction. */
export async function sendFeedback(
  database: Database,
  shopIdentity: ShopIdentity,
  given: Feedback,
): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    await insertThread(tx, { kind: "feedback", subject: "Feedback", ...given });
    await queueMail(tx, shopIdentity, {
      to: shopIdentity.shop.email,
      userId: null,
      replyTo: given.email,
      subject: mailText`Feedback from ${customerText(given.name)}`,
      paragraphs: [
        mailText`${customerText(given.name)} (${customerText(given.email)}) writes:`,
        customerText(given.message),
      ],
      merge: null,
    });
  });
  return { message: "Feedback submitted successfully!" };
}
