import type { Notification } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { newestContactMessages } from "./store.ts";

export async function listNewestMessages(db: Db, limit: number): Promise<Omit<Notification, "is_new">[]> {
  const found = await newestContactMessages(db, limit);
  return found.map(({ id, fullName, subject, createdAt }) => ({
    kind: "message",
    id: String(id),
    title: `${fullName} wrote: ${subject}`,
    at: createdAt.toISOString(),
  }));
}
