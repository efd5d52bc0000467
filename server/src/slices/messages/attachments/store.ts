import { type Attachment, maxThreadBytes } from "@pawhaven/contract";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { threadAttachments, threadEntries } from "../../../schema/index.ts";
import type { AcceptedFile } from "./accept-attachments.ts";

export type AttachmentRow = Attachment & { entryId: number };

const { id, entryId, name, type, size, bytes } = threadAttachments;

/** Without the bytes. */
export const attachmentsOf = (db: Db, threadIds: readonly number[]): Promise<AttachmentRow[]> =>
  db
    .select({ id, entryId, name, type, size })
    .from(threadAttachments)
    .innerJoin(threadEntries, eq(threadEntries.id, entryId))
    .where(inArray(threadEntries.threadId, [...threadIds]))
    .orderBy(asc(id));

export const filesOf = (db: Db, threadIds: readonly number[]) =>
  db
    .select({ entryId, name, type, bytes })
    .from(threadAttachments)
    .innerJoin(threadEntries, eq(threadEntries.id, entryId))
    .where(inArray(threadEntries.threadId, [...threadIds]))
    .orderBy(asc(id));

export async function fileOfThread(db: Db, threadId: number, attachmentId: number): Promise<AcceptedFile | undefined> {
  const [row] = await db
    .select({ name, type, bytes })
    .from(threadAttachments)
    .innerJoin(threadEntries, eq(threadEntries.id, entryId))
    .where(
      and(
        eq(id, attachmentId),
        // mutant(../attachments.test.ts): a file is read in the thread that the caller may read
        eq(threadEntries.threadId, threadId),
      ),
    );
  return row;
}

/** What the thread, which is locked, can still take. */
export async function freeBytesOf(tx: Tx, threadId: number): Promise<number> {
  const [row] = await tx
    .select({ used: sql<number>`coalesce(sum(${size}), 0)::integer` })
    .from(threadAttachments)
    .innerJoin(threadEntries, eq(threadEntries.id, entryId))
    .where(eq(threadEntries.threadId, threadId));
  return maxThreadBytes - (row?.used ?? 0);
}

export async function insertAttachments(tx: Tx, ofEntry: number, files: readonly AcceptedFile[]): Promise<void> {
  if (files.length > 0) await tx.insert(threadAttachments).values(files.map((file) => ({ ...file, entryId: ofEntry })));
}
