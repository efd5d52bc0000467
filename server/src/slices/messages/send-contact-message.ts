import type { ContactMessage, Shop } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { saveContactMessage } from "./store.ts";

/** Stores the message and queues it as a mail to the shop, in one transaction. */
export async function sendContactMessage(
  database: Database,
  shop: Shop,
  given: ContactMessage,
): Promise<{ message: string }> {
  const { full_name: name, email, phone, subject, message } = given;
  await database.transaction(async (tx) => {
    await saveContactMessage(tx, given);
    await queueMail(tx, shop, {
      to: shop.email,
      replyTo: email,
      subject: `${subject}: a message from ${name}`,
      paragraphs: [`${name} (${phone === "" ? email : `${email}, ${phone}`}) writes:`, message],
    });
  });
  return { message: "Message sent successfully!" };
}
