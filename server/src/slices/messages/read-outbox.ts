import type { QueuedMail } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { newestMails } from "../../platform/mail/outbox.ts";
import { type Settings, showsOutbox } from "../../settings.ts";

const shown = 50;

/** A stand-in for a mail server, so that everything can be tried without one. Everybody can read it, so it is for demos only. */
export async function readOutbox({ db }: Database, settings: Settings): Promise<QueuedMail[]> {
  if (!showsOutbox(settings)) throw new Refusal("not_found", "There is nothing at this address.");
  return (await newestMails(db, shown)).map(({ id, recipient, subject, bodyText, createdAt }) => ({
    id,
    to: recipient,
    subject,
    text: bodyText,
    created_at: createdAt.toISOString(),
  }));
}
