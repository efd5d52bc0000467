import type { QueuedMail } from "@pawhaven/contract";
import { ApiError } from "../../platform/http/api-error.ts";
import { mailSandbox } from "../../platform/mail/mail-sandbox.ts";
import { listNewestMails } from "../../platform/mail/outbox.ts";
import { isOutboxVisible } from "../../settings.ts";
import type { Answers, MessageContext } from "./message-context.ts";

const maxMails = 50;

/** Shows queued mails where no mail server is configured. It is public, so the settings allow it in the sandbox only. */
export async function readOutbox({ database: { db }, settings, answers }: MessageContext): Promise<QueuedMail[]> {
  // mutant(messages.test.ts): the mails of a real shop are not public
  if (!isOutboxVisible(settings)) throw new ApiError("not_found", "There is nothing at this address.");
  return (await listNewestMails(db, maxMails)).map(
    ({ id, recipient, replyTo, subject, bodyText, attachment, createdAt }) => ({
      id,
      to: recipient,
      answer_path: answerPath(answers, replyTo),
      subject,
      text: bodyText,
      attachment: attachment?.split(" ")[0] ?? null,
      created_at: createdAt.toISOString(),
    }),
  );
}

/** For mails to which the sandbox receives answers. */
const answerPath = (answers: Answers | undefined, replyTo: string | null) =>
  replyTo?.endsWith(`@${mailSandbox.domain}`) && answers?.addresses.threadOf(replyTo) !== undefined
    ? `${mailSandbox.answerPath}?to=${encodeURIComponent(replyTo)}`
    : null;
