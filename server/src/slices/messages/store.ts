import type { ContactMessage, Feedback } from "@pawhaven/contract";
import { desc, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { contactMessages, feedback } from "../../schema/index.ts";

export async function saveFeedback(tx: Tx, given: Feedback): Promise<void> {
  await tx.insert(feedback).values(given);
}

export async function saveContactMessage(tx: Tx, { full_name: fullName, ...given }: ContactMessage): Promise<void> {
  await tx.insert(contactMessages).values({ fullName, ...given });
}

/** Ids grow with time. */
export const newestContactMessages = (db: Db, limit: number): Promise<(typeof contactMessages.$inferSelect)[]> =>
  db.select().from(contactMessages).orderBy(desc(contactMessages.id)).limit(limit);

export async function deleteOldMessages(db: Db, retentionDays: number): Promise<void> {
  const tooOld = sql`now() - make_interval(days => ${retentionDays})`;
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, tooOld));
  await db.delete(feedback).where(lt(feedback.createdAt, tooOld));
}
