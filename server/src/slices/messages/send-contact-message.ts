import type { ContactMessage } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { customerText, mailText, shopText } from "../../platform/mail/mail-text.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { insertThread } from "./store.ts";

/** Stores the message and queues it as a mail to the shop, in one transaction. */
export async function sendContactMessage(
  database: Database,
  shopIdentity: ShopIdentity,
  given: ContactMessage,
): Promise<{ message: string }> {
  const { full_name: name, email, phone, subject, message } = given;
  await database.transaction(async (tx) => {
    await insertThread(tx, { kind: "contact", subject, name, email, phone, message });
    await queueMail(tx, shopIdentity, {
      to: shopIdentity.shop.email,
      userId: null,
      replyTo: email,
      subject: mailText`${shopText(subject)}: a message from ${customerText(name)}`,
      paragraphs: [
        mailText`${customerText(name)} (${customerText(phone === "" ? email : `${email}, ${phone}`)}) writes:`,
        customerText(message),
      ],
      merge: null,
    });
  });
  return { message: "Message sent successfully!" };
}
