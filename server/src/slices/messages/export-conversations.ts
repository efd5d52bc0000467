import type { Db } from "../../platform/db/database.ts";
import { filesOf } from "./attachments/store.ts";
import { conversationsOf } from "./thread-list-store.ts";

/** For the export of a customer's data. */
export async function exportConversations(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  const found = await conversationsOf(db, userId);
  const files = await filesOf(
    db,
    found.map(({ id }) => id),
  );
  return found.map(({ subject, name, email, phone, createdAt, entries }) => ({
    subject,
    name,
    email,
    phone,
    created_at: createdAt.toISOString(),
    messages: entries.map(({ id, kind, text, createdAt: at }) => ({
      from: kind === "message" ? "customer" : "shop",
      text,
      at: at.toISOString(),
      attachments: files
        .filter(({ entryId }) => entryId === id)
        .map(({ name, type, bytes }) => ({ name, type, content_base64: bytes.toString("base64") })),
    })),
  }));
}
