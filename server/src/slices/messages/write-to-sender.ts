import { sql } from "drizzle-orm";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { tooManyMails } from "./errors.ts";
import { faultPoint } from "./fault-points.ts";
import { queueReply } from "./mails.ts";
import type { MessageContext } from "./message-context.ts";
import { entriesOf, insertEntry, lockThread, type ThreadRow, updateThreadRow } from "./store.ts";

/** The mail is queued with the reply, or neither is stored. Whoever answers what nobody takes care of takes it over. */
export async function writeToSender(
  tx: Tx,
  { shopIdentity, answers }: Pick<MessageContext, "shopIdentity" | "answers">,
  caller: StaffCaller,
  id: number,
  { text, closes }: { text: string; closes: boolean },
): Promise<void> {
  const thread = (await lockThread(tx, id)) as ThreadRow;
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
  faultPoint("reply written");
  await updateThreadRow(tx, id, {
    state: closes ? "closed" : "waiting",
    assigneeId: thread.assigneeId ?? caller.staffId,
    lastEntryAt: sql`now()`,
  });
}
