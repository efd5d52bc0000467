import { asc, eq, gt, sql } from "drizzle-orm";
import { newToken } from "../../platform/auth/tokens.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { bookings, calendarFeeds } from "../../schema/index.ts";
import { type BookingRow, isActive, isNotHeld, selectBookings } from "./store.ts";

export async function bookingByCalendarKey(db: Db, key: string): Promise<BookingRow | undefined> {
  const [row] = await selectBookings(
    db,
    // mutant(calendar.test.ts): a calendar file is found by its secret key
    eq(bookings.calendarKey, key),
  );
  return row;
}

export const activeBookingsSince = (db: Db, userId: number, since: Date): Promise<BookingRow[]> =>
  selectBookings(
    db,
    // mutant(calendar.test.ts): a calendar feed holds the bookings of its own customer
    eq(bookings.userId, userId),
    isActive,
    isNotHeld,
    gt(bookings.endsAt, since),
  ).orderBy(asc(bookings.startsAt));

export async function saveFeed(db: Db, userId: number, tokenHash: Buffer): Promise<void> {
  await db
    .insert(calendarFeeds)
    .values({ userId, tokenHash })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { tokenHash, createdAt: sql`now()` } });
}

export async function feedOf(db: Db, userId: number): Promise<{ createdAt: Date } | undefined> {
  const [row] = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return row;
}

export async function findFeedOwner(db: Db, tokenHash: Buffer): Promise<number | undefined> {
  const [row] = await db.select({ userId: calendarFeeds.userId }).from(calendarFeeds).where(
    // mutant(calendar.test.ts): a calendar feed is found by its token
    eq(calendarFeeds.tokenHash, tokenHash),
  );
  return row?.userId;
}

export async function deleteFeed(db: Db, userId: number): Promise<void> {
  await db.delete(calendarFeeds).where(
    // mutant(calendar.test.ts): a calendar feed is deleted by its own customer
    eq(calendarFeeds.userId, userId),
  );
}

/** Replaces the secret in the calendar link of every booking. */
export async function replaceCalendarKeys(tx: Tx, userId: number): Promise<void> {
  const own = await tx.select({ id: bookings.id }).from(bookings).where(
    // mutant(../accounts/revoke-access.test.ts): calendar links of other customers stay
    eq(bookings.userId, userId),
  );
  for (const { id } of own) await tx.update(bookings).set({ calendarKey: newToken() }).where(eq(bookings.id, id));
}
