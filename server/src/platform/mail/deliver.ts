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

export interface MailFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Makes what `attachment` of a mail refers to. */
export type ReadAttachment = (reference: string) => Promise<MailFile>;

const noAttachments: ReadAttachment = (reference) => Promise.reject(new Error(`Nobody makes ${reference}.`));

export function smtpTransport(
  url: string,
  from: () => Sender,
  readAttachment: ReadAttachment = noAttachments,
): MailTransport {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return {
    async send({ id, createdAt, recipient, replyTo, subject, bodyText, bodyHtml, unsubscribeUrl, attachment }) {
      const sender = from();
      const file = attachment === null ? undefined : await readAttachment(attachment);
      await transport.sendMail({
        // Delivery is at-least-once. With a stable Message-ID, mail programs recognise a duplicate.
        messageId: `<${id}.${createdAt.getTime()}@${domainOf(sender)}>`,
        from: sender,
        to: singleAddress(recipient),
        replyTo: replyTo ? singleAddress(replyTo) : undefined,
        subject,
        text: bodyText,
        html: bodyHtml,
        ...(unsubscribeUrl && { headers: unsubscribeHeaders(unsubscribeUrl) }),
        attachments: file && [{ filename: file.name, contentType: file.type, content: Buffer.from(file.bytes) }],
      });
    },
    close: () => transport.close(),
  };
}

/** Lets mail programs offer a button that works with one click (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

const domainOf = (sender: Sender) =>
  /@([^\s>]+)/.exec(typeof sender === "string" ? sender : sender.address)?.[1] ?? "localhost";

/** Passed as an object, because a string would be parsed as a list and could add recipients. */
const singleAddress = (address: string) => ({ name: "", address });

/** What this process has delivered, and how often a mail could not be. */
export interface MailCounts {
  sent: number;
  failures: number;
}

/** Sends all mails that are due. A failed one is retried later and does not block the others. */
export async function deliverDueMails(
  db: Db,
  transport: MailTransport,
  counts: MailCounts = { sent: 0, failures: 0 },
): Promise<void> {
  for (let mail = await claimMail(db); mail; mail = await claimMail(db)) {
    try {
      await transport.send(mail);
      faultPoint("mail sent");
      await markSent(db, mail.id);
      counts.sent += 1;
    } catch (error) {
      counts.failures += 1;
      await recordFailure(db, mail.id, error instanceof Error ? error.message : String(error));
    }
  }
}
