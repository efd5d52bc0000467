import type { Thread } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { attachmentsOf } from "./attachments/store.ts";
import { threadNotFound } from "./errors.ts";
import { toThreadDto } from "./serialize.ts";
import { entriesOf } from "./store.ts";
import { type Reader, visibleThread } from "./thread-list-store.ts";

export async function getThread(db: Db, reader: Reader, id: number): Promise<Thread> {
  const row = await visibleThread(db, reader, id);
  if (!row) throw threadNotFound();
  return toThreadDto(row, await entriesOf(db, id), await attachmentsOf(db, [id]));
}
