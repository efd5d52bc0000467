import type { QueuedMail } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { listNewestMails } from "../../platform/mail/outbox.ts";
import { type Settings, isOutboxVisible } from "../../settings.ts";

const maxMails = 50;

/** Shows queued mails where no mail server is configured. It is public, so the settings allow it in the sandbox only. */
export async function readOutbox({ db }: Database, settings: Settings): Promise<QueuedMail[]> {
  // mutant(messages.test.ts): the mails of a real shop are not public
  if (!isOutboxVisible(settings)) throw new ApiError("not_found", "There is nothing at this address.");
  return (await listNewestMails(db, maxMails)).map(({ id, recipient, subject, bodyText, createdAt }) => ({
    id,
    to: recipient,
    subject,
    text: bodyText,
    created_at: createdAt.toISOString(),
  }));
}
