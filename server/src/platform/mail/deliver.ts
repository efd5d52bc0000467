import { createTransport } from "nodemailer";
import type { Db } from "../db/database.ts";
import { faultPoint } from "../fault-points.ts";
import { claimMail, markSent, noteFailure, type QueuedMail } from "./outbox.ts";

export interface Postman {
  send(mail: QueuedMail): Promise<void>;
  close(): void;
}

/** Hands mails to an SMTP server. */
export function smtpPostman(url: string, from: string): Postman {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async send({ id, createdAt, recipient, replyTo, subject, bodyText, bodyHtml }) {
      await transport.sendMail({
        // A mail whose sending was cut off is sent again. By the same name it is known to be the same.
        messageId: `<${id}.${createdAt.getTime()}@${domain}>`,
        from,
        to: oneAddress(recipient),
        replyTo: replyTo ? oneAddress(replyTo) : undefined,
        subject,
        text: bodyText,
        html: bodyHtml,
      });
    },
    close: () => transport.close(),
  };
}

/** As an object it is taken for one address; as a text it would be read as a list, and might name somebody else. */
const oneAddress = (address: string) => ({ name: "", address });

/** Sends everything that is due. A mail that cannot be sent is tried again later, and does not hold up the others. */
export async function deliverDueMails(db: Db, postman: Postman): Promise<void> {
  for (let mail = await claimMail(db); mail; mail = await claimMail(db)) {
    try {
      await postman.send(mail);
      faultPoint("mail sent");
      await markSent(db, mail.id);
    } catch (error) {
      await noteFailure(db, mail.id, error instanceof Error ? error.message : String(error));
    }
  }
}
