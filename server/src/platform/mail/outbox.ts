import { and, asc, desc, eq, isNull, lt, or, sql } from "drizzle-orm";
import { mailOutbox } from "../../schema/index.ts";
import type { Db } from "../db/database.ts";

export type OutboxRow = typeof mailOutbox.$inferSelect;

/** About five days with the backoff below. */
const maxAttempts = 30;

/** For the next attempt, or for the next node that can send mails. */
export const isWaiting = sql`sent_at is null and attempts < ${sql.raw(String(maxAttempts))} and (expires_at is null or expires_at > now())`;
export const isGivenUp = sql`sent_at is null and attempts >= ${sql.raw(String(maxAttempts))}`;

/**
 * Claims one mail that is due by scheduling its next attempt before it is sent, with exponential backoff. No other
 * worker takes it meanwhile, and if this one crashes, the mail is sent later: at-least-once delivery.
 */
export async function claimMail(db: Db): Promise<OutboxRow | undefined> {
  const [mail] = await db
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      // Without a bound the exponent overflows after a week of failures, and the statement fails for all mails.
      nextAttemptAt: sql`now() + least(interval '6 hours', interval '30 seconds' * power(2, least(${mailOutbox.attempts}, 10)))`,
    })
    .where(
      eq(
        mailOutbox.id,
        sql`(select id from ${mailOutbox} where ${isWaiting} and next_attempt_at <= now() order by id limit 1 for update skip locked)`,
      ),
    )
    .returning();
  return mail;
}

/** Purges the text, because it may hold a link that signs somebody in. */
export async function markSent(db: Db, id: number): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ sentAt: sql`now()`, lastError: null, bodyText: "", bodyHtml: "" })
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

/** As they were queued; `about` is what `queueMail` was given. */
export const listMailsAbout = (db: Db, about: string): Promise<OutboxRow[]> =>
  db.select().from(mailOutbox).where(eq(mailOutbox.about, about)).orderBy(asc(mailOutbox.id));

/** Deletes mails after their retention time, and undelivered ones as soon as the link in them has expired. */
export async function deleteOldMails(db: Db, retentionDays: number): Promise<void> {
  const age = sql`coalesce(${mailOutbox.sentAt}, ${mailOutbox.createdAt})`;
  await db
    .delete(mailOutbox)
    .where(
      or(
        lt(age, sql`now() - make_interval(days => ${retentionDays})`),
        and(isNull(mailOutbox.sentAt), lt(mailOutbox.expiresAt, sql`now()`)),
      ),
    );
}
