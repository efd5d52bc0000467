import type { Tx } from "../db/database.ts";
import { droppedMails } from "./dropped-mails.ts";
import { insertMail } from "./insert-mail.ts";
import type { MailText } from "./mail-text.ts";
import { renderHtml, renderText } from "./render-mail.ts";
import type { ShopIdentity } from "./shop-identity.ts";

export interface Mail {
  to: string;
  /** The customer whom the mail is to or about. Null if a visitor wrote it. */
  userId: number | null;
  replyTo?: string;
  subject: MailText;
  paragraphs: MailText[];
  /** The call to action. */
  action?: { label: MailText; url: string };
  footnote?: MailText;
  /** While a mail of this kind about the same thing waits, a newer one replaces it. Null if none ever does. */
  merge: { about: string; kind: string } | null;
  /** A document that comes with it, like `invoice 12`. It has the customer's words, so unproven addresses do not get it. */
  attachment?: string;
  /** The lifetime of the link in it. The mail is worthless afterwards. */
  expiresInSeconds?: number;
  /** Of a mail that nobody has to get: where mail programs stop it (RFC 8058). */
  unsubscribeUrl?: string;
}

type Mailer = Pick<ShopIdentity, "mailLimits"> & { shop: Pick<ShopIdentity["shop"], "name" | "email"> };

/**
 * Transactional outbox: the mail is sent if, and only if, the transaction that causes it commits.
 * A recipient who has not confirmed the address gets few mails a day, and no words that a customer typed. A mail beyond
 * the daily limit is dropped and logged, and whatever caused it goes on (decision 33). Returns whether it was queued.
 */
export async function queueMail(tx: Tx, { shop, mailLimits }: Mailer, mail: Mail): Promise<boolean> {
  const { to, userId, replyTo = null, merge, attachment = null, expiresInSeconds = null, unsubscribeUrl = null } = mail;
  const isQueued = await insertMail(
    tx,
    {
      to,
      userId,
      replyTo,
      merge,
      attachment,
      expiresInSeconds,
      unsubscribeUrl,
      isToShop: to.toLowerCase() === shop.email.toLowerCase(),
      full: renderMail(shop.name, mail, "full"),
      neutral: renderMail(shop.name, mail, "neutral"),
    },
    mailLimits,
  );
  if (!isQueued) droppedMails.publish(merge ?? {});
  return isQueued;
}

function renderMail(shopName: string, mail: Mail, version: keyof MailText) {
  const subject = toSingleLine(mail.subject[version]);
  const content = {
    // A paragraph that is nothing without the customer's words is left out.
    paragraphs: mail.paragraphs.map((text) => text[version]).filter(Boolean),
    ...(mail.action && { action: { label: mail.action.label[version], url: mail.action.url } }),
    ...(mail.footnote && { footnote: mail.footnote[version] }),
  };
  return { subject, bodyText: renderText(content), bodyHtml: renderHtml(shopName, subject, content) };
}

/** A line break in a subject would allow header injection. */
const toSingleLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();
