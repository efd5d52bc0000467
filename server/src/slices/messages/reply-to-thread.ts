import type { Thread, ThreadReply } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { tooManyMails } from "./errors.ts";
import { getThread } from "./get-thread.ts";
import { lockVisibleThread } from "./lock-visible-thread.ts";
import { queueReply } from "./mails.ts";
import type { MessageContext } from "./message-context.ts";
import { entriesOf, insertEntry, updateThreadRow } from "./store.ts";

/** The mail is queued with the reply, or neither is stored. Whoever answers what nobody takes care of takes it over. */
export const replyToThread = (
  { database, shopIdentity, answers }: MessageContext,
  caller: StaffCaller,
  id: number,
  { version, text, closes }: ThreadReply,
): Promise<Thread> =>
  database.transaction(async (tx) => {
    const thread = await lockVisibleThread(tx, caller, id, version);
    const messages = (await entriesOf(tx, id)).filter(({ kind }) => kind === "message");
    const isQueued = await queueReply(tx, shopIdentity, thread, {
      text,
      author: caller.name,
      replyTo: answers?.addresses.addressOf(id) ?? shopIdentity.shop.email,
      quoted: messages.at(-1)?.text ?? "",
    });
    // mutant(inbox.test.ts): a reply that cannot be mailed is not stored as sent
    if (!isQueued) throw tooManyMails();
    await insertEntry(tx, { threadId: id, kind: "reply", staffId: caller.staffId, text });
    const state = closes ? "closed" : "waiting";
    await updateThreadRow(tx, id, {
      state,
      assigneeId: thread.assigneeId ?? caller.staffId,
      lastEntryAt: sql`now()`,
    });
    await recordAudit(tx, caller, {
      action: closes ? "answered and closed" : "answered",
      object: { kind: "thread", id },
    });
    return getThread(tx, caller, id);
  });
