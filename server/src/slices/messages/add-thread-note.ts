import type { Thread } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { getThread } from "./get-thread.ts";
import { lockVisibleThread } from "./lock-visible-thread.ts";
import { insertEntry, updateThreadRow } from "./store.ts";

/** The audit log says that there is a note, not what it says: the note disappears with the thread. */
export const addThreadNote = (database: Database, caller: StaffCaller, id: number, text: string): Promise<Thread> =>
  database.transaction(async (tx) => {
    await lockVisibleThread(tx, caller, id);
    await insertEntry(tx, { threadId: id, kind: "note", staffId: caller.staffId, text });
    await updateThreadRow(tx, id, { lastEntryAt: sql`now()` });
    await recordAudit(tx, caller, { action: "note added", object: { kind: "thread", id } });
    return getThread(tx, caller, id);
  });
