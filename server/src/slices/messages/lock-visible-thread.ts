import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { threadEdited, threadNotFound } from "./errors.ts";
import { lockThread, type ThreadRow } from "./store.ts";
import { isVisibleTo } from "./thread-list-store.ts";

/** A new message, an answer and every change make a new version, so nobody answers or closes what they have not seen. */
export async function lockVisibleThread(tx: Tx, caller: StaffCaller, id: number, version?: number): Promise<ThreadRow> {
  const thread = await lockThread(tx, id, isVisibleTo(caller));
  if (!thread) throw threadNotFound();
  // mutant(inbox.test.ts): a conversation is changed as the caller saw it
  if (version !== undefined && thread.version !== version) throw threadEdited();
  return thread;
}
