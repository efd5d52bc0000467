import { createTransport } from "nodemailer";
import type { Db } from "../db/database.ts";
import { faultPoint } from "./fault-points.ts";
import { claimMail, markSent, recordFailure, type OutboxRow } from "./outbox.ts";

export interface MailTransport {
  send(mail: OutboxRow): Promise<void>;
  close(): void;
}

/** Hands mails to an SMTP server. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async send({ id, createdAt, recipient, replyTo, subject, bodyText, bodyHtml }) {
      await transport.sendMail({
        // A mail whose sending was cut off is sent again. By the same name it is known to be the same.
        messageId: `<${id}.${createdAt.getTime()}@${domain}>`,
        from,
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

/** As an object it is taken for one address; as a text it would be read as a list, and might name somebody else. */
const singleAddress = (address: string) => ({ name: "", address });

/** Sends everything that is due. A mail that cannot be sent is tried again later, and does not hold up the others. */
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
