import { mailOutbox } from "../../schema/index.ts";
import type { Tx } from "../db/database.ts";

export interface Mail {
  to: string;
  replyTo?: string;
  subject: string;
  paragraphs: string[];
}

/** Puts a mail into the outbox, as part of the transaction that causes it. */
export async function queueMail(tx: Tx, { to, replyTo, subject, paragraphs }: Mail): Promise<void> {
  await tx.insert(mailOutbox).values({
    recipient: to,
    replyTo: replyTo ?? null,
    subject: oneLine(subject),
    bodyText: paragraphs.join("\n\n"),
    bodyHtml: paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`).join("\n"),
  });
}

/** A line break in a subject would let a visitor write headers of their own. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
