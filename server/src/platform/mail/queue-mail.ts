import type { Shop } from "@pawhaven/contract";
import { mailOutbox } from "../../schema/index.ts";
import type { Tx } from "../db/database.ts";
import { type MailContent, renderHtml, renderText } from "./render-mail.ts";

export interface Mail extends MailContent {
  to: string;
  replyTo?: string;
  subject: string;
}

/** Transactional outbox: the mail is sent if, and only if, the transaction that causes it commits. */
export async function queueMail(
  tx: Tx,
  shop: Pick<Shop, "name">,
  { to, replyTo, subject, ...content }: Mail,
): Promise<void> {
  await tx.insert(mailOutbox).values({
    recipient: to,
    replyTo: replyTo ?? null,
    subject: toSingleLine(subject),
    bodyText: renderText(content),
    bodyHtml: renderHtml(shop.name, toSingleLine(subject), content),
  });
}

/** A line break in a subject would allow header injection. */
const toSingleLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();
