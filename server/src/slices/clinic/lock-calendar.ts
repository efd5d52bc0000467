import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";

/** Arbitrary, but no other advisory lock may use it or its successor. */
const calendarLock = 7_295_010;
const dayLock = calendarLock + 1;

/**
 * Serializes whatever takes or frees time of resources on these days. The exclusion constraint alone would be correct,
 * but two conflicting inserts can deadlock in it. The days are locked in order, after customers and userpets.
 */
export async function lockCalendar(tx: Tx, dates: readonly string[]): Promise<void> {
  const days = [...new Set(dates)]
    .toSorted()
    .map((date) => sql`pg_advisory_xact_lock(${dayLock}, ${date}::date - date '2000-01-01')`);
  await tx.execute(sql`select ${sql.join([sql`pg_advisory_xact_lock_shared(${calendarLock}, 0)`, ...days], sql`, `)}`);
}

/** For what concerns many days, like a holiday or new working hours: waits for everybody, and everybody waits. */
export async function lockWholeCalendar(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${calendarLock}, 0)`);
}
