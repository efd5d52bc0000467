import type { Notification } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { newestMessages } from "./thread-list-store.ts";

export async function listNewestMessages(db: Db, limit: number): Promise<Omit<Notification, "is_new">[]> {
  const found = await newestMessages(db, limit);
  return found.map(({ threadId, name, subject, at }) => ({
    kind: "message",
    id: String(threadId),
    title: `${name} wrote: ${subject}`,
    at: at.toISOString(),
  }));
}
