import type { Feedback, Shop } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { saveFeedback } from "./store.ts";

/** Stores the feedback and queues it as a mail to the shop, in one transaction. */
export async function sendFeedback(database: Database, shop: Shop, given: Feedback): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    await saveFeedback(tx, given);
    await queueMail(tx, shop, {
      to: shop.email,
      replyTo: given.email,
      subject: `Feedback from ${given.name}`,
      paragraphs: [`${given.name} (${given.email}) writes:`, given.message],
    });
  });
  return { message: "Feedback submitted successfully!" };
}
