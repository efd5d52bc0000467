import { createTransport } from "nodemailer";
import type { Db } from "../db/database.ts";
import { faultPoint } from "./fault-points.ts";
import { claimMail, markSent, recordFailure, type OutboxRow } from "./outbox.ts";

export interface MailTransport {
  send(mail: OutboxRow): Promise<void>;
  close(): void;
}

/** As in a From header, or as staff wrote it, which must not be parsed. */
export type Sender = string | { name: string; address: string };

export function smtpTransport(url: string, from: () => Sender): MailTransport {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return {
    async send({ id, createdAt, recipient, replyTo, subject, bodyText, bodyHtml }) {
      const sender = from();
      await transport.sendMail({
        // Delivery is at-least-once. With a stable Message-ID, mail programs recognise a duplicate.
        messageId: `<${id}.${createdAt.getTime()}@${domainOf(sender)}>`,
        from: sender,
        to: singleAddress(recipient),
        replyTo: replyTo ? singleAddress(replyTo) : undefined,
        subject,
        text: bodyText,
        html: bodyHtml,
      });
    },
    close: () => transport.close(),
  };
}

const domainOf = (sender: Sender) =>
  /@([^\s>]+)/.exec(typeof sender === "string" ? sender : sender.address)?.[1] ?? "localhost";

/** Passed as an object, because a string would be parsed as a list and could add recipients. */
const singleAddress = (address: string) => ({ name: "", address });

/** Sends all mails that are due. A failed one is retried later and does not block the others. */
export async function deliverDueMails(db: Db, transport: MailTransport): Promise<void> {
  for (let mail = await claimMail(db); mail; mail = await claimMail(db)) {
    try {
      await transport.send(mail);
      faultPoint("mail sent");
      await markSent(db, mail.id);
    } catch (error) {
      await recordFailure(db, mail.id, error instanceof Error ? error.message : String(error));
    }
  }
}
