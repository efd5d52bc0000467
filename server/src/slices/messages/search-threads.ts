import type { SearchResult } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { type Reader, threadsContaining } from "./thread-list-store.ts";

/** By a part of the name, the address, the subject or an entry; newest first. */
export async function searchThreads(db: Db, reader: Reader, text: string, limit: number): Promise<SearchResult[]> {
  const found = await threadsContaining(db, reader, text, limit);
  return found.map(({ id, name, email, subject }) => ({
    kind: "message",
    id: String(id),
    title: `${name}: ${subject}`,
    detail: email,
    date: null,
  }));
}
