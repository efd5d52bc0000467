import type { AttachmentFile } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { attachmentNotFound } from "../errors.ts";
import { type Reader, visibleThread } from "../thread-list-store.ts";
import { fileOfThread } from "./store.ts";

export async function getAttachment(db: Db, reader: Reader, threadId: number, id: number): Promise<AttachmentFile> {
  // mutant(../attachments.test.ts): whoever may not read a thread gets none of its files
  if (!(await visibleThread(db, reader, threadId))) throw attachmentNotFound();
  const file = await fileOfThread(db, threadId, id);
  if (!file) throw attachmentNotFound();
  return file;
}
