import type { IncomingHttpHeaders } from "node:http";
import { maxAnswerLength } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { InboundMail } from "../../platform/mail/inbound-mail.ts";
import { fitIntoThread, acceptAttachments, type AcceptedFiles } from "./attachments/accept-attachments.ts";
import { freeBytesOf, insertAttachments } from "./attachments/store.ts";
import { threadNotFound } from "./errors.ts";
import { faultPoint } from "./fault-points.ts";
import type { MessageContext } from "./message-context.ts";
import { existingOrder, insertAnswer, lockThread, type ThreadRow, updateThreadRow } from "./store.ts";

/** More than anybody writes, and few enough that nobody can flood a thread. */
const limit = { times: 50, perSeconds: 24 * 3600 };

/** Whoever answers reopens the thread. Errors of the kind 4xx mean that the same mail would be refused again. */
export async function receiveMail(
  { database, limiter, answers }: MessageContext,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<{ received: true }> {
  if (!answers) throw new ApiError("not_found", "There is nothing at this address.");
  const mail = answers.source.read(body, headers);
  const threadId = answers.addresses.threadOf(mail.to);
  if (threadId === undefined) throw threadNotFound();
  // mutant(receive-mail.test.ts): one thread takes a limited number of answers a day
  await limiter.consume(`answers to thread ${threadId}`, limit);
  const files = await acceptAttachments(answers.pictures, `thread ${threadId}`, mail.attachments);
  await database.transaction(async (tx) => {
    const thread = await lockThread(tx, threadId);
    if (!thread) throw threadNotFound();
    await storeAnswer(tx, thread, mail, files);
  });
  faultPoint("answer committed");
  return { received: true };
}

async function storeAnswer(
  tx: Tx,
  thread: ThreadRow,
  { id, from, text }: InboundMail,
  sent: AcceptedFiles,
): Promise<void> {
  const files = fitIntoThread(sent, await freeBytesOf(tx, thread.id));
  const stored = text.slice(0, maxAnswerLength).toWellFormed();
  const entryId = await insertAnswer(tx, {
    threadId: thread.id,
    sender: addressIn(from),
    deliveryId: id,
    text: stored === "" ? "(no text)" : stored,
    isCut: text.length > maxAnswerLength,
    leftOut: files.leftOut,
  });
  if (entryId === undefined) return;
  await insertAttachments(tx, entryId, files.accepted);
  await updateThreadRow(tx, thread.id, {
    state: "open",
    lastEntryAt: sql`now()`,
    ...(isFromRecipient(thread, from) && { senderProvenAt: thread.senderProvenAt ?? new Date() }),
    ...(thread.orderNumber === null && { orderNumber: existingOrder(stored) }),
  });
}

/** Of `Linh <linh@example.com>`, the address. */
const addressIn = (from: string) => (/<([^<>]*)>\s*$/.exec(from)?.[1] ?? from).trim().slice(0, 320);

const isFromRecipient = ({ email }: ThreadRow, from: string) => addressIn(from).toLowerCase() === email.toLowerCase();
