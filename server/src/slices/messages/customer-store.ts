import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { threadEntries, threads } from "../../schema/index.ts";

interface Sender {
  id: number;
  email: string;
}

const isWithAddress = (email: string) => eq(sql`lower(${threads.email})`, email.toLowerCase());

const firstText = sql<string>`(
  select entry.text from ${threadEntries} as entry where entry.thread_id = threads.id order by entry.id limit 1
)`;

/** Those of the account and those in which somebody typed its address. */
export const newestThreadsOf = (db: Db, { id, email }: Sender, limit: number) =>
  db
    .select({ id: threads.id, subject: threads.subject, message: firstText, createdAt: threads.createdAt })
    .from(threads)
    .where(or(eq(threads.userId, id), isWithAddress(email)))
    .orderBy(desc(threads.id))
    .limit(limit);

export async function countThreadsOf(db: Db, { id, email }: Sender): Promise<{ ofAccount: number; ofAddress: number }> {
  const [ofAccount, ofAddress] = await Promise.all([
    db.$count(threads, eq(threads.userId, id)),
    db.$count(threads, and(isNull(threads.userId), isWithAddress(email))),
  ]);
  return { ofAccount, ofAddress };
}
