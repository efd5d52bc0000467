import { desc, eq, sql } from "drizzle-orm";
import { mailOutbox } from "../../schema/index.ts";
import type { Db } from "../db/database.ts";

export type OutboxRow = typeof mailOutbox.$inferSelect;

/** Five days, by the growing pauses below; whom a mail has not reached by then, it will not reach. */
const maxAttempts = 30;

/**
 * Takes one mail that is due. Its next attempt is put off before it is sent, so that another worker does not take it as
 * well, and a worker that dies leaves it to be sent later: at least once, never not at all.
 */
export async function claimMail(db: Db): Promise<OutboxRow | undefined> {
  const [mail] = await db
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      // The exponent is bounded too: unbounded it overflows after a week of failures, and then no mail at all is claimed.
      nextAttemptAt: sql`now() + least(interval '6 hours', interval '30 seconds' * power(2, least(${mailOutbox.attempts}, 10)))`,
    })
    .where(
      eq(
        mailOutbox.id,
        sql`(select id from ${mailOutbox} where sent_at is null and attempts < ${maxAttempts} and next_attempt_at <= now() order by id limit 1 for update skip locked)`,
      ),
    )
    .returning();
  return mail;
}

export async function markSent(db: Db, id: number): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ sentAt: sql`now()`, lastError: null })
    .where(eq(mailOutbox.id, id));
}

export async function recordFailure(db: Db, id: number, reason: string): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ lastError: reason.slice(0, 500) })
    .where(eq(mailOutbox.id, id));
}

export const listNewestMails = (db: Db, count: number): Promise<OutboxRow[]> =>
  db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(count);
