import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { bookings, personFeeds, reservations, resources, staff } from "../../../schema/index.ts";
import { type BookingRow, selectBookings } from "../store.ts";

export async function personWithFeed(db: Db, resourceId: number) {
  const [row] = await db
    .select({
      kind: resources.kind,
      staffId: resources.staffId,
      createdAt: personFeeds.createdAt,
    })
    .from(resources)
    .leftJoin(personFeeds, eq(personFeeds.resourceId, resources.id))
    .where(eq(resources.id, resourceId));
  return row;
}

export async function savePersonFeed(tx: Tx, resourceId: number, tokenHash: Buffer): Promise<void> {
  await tx
    .insert(personFeeds)
    .values({ resourceId, tokenHash })
    .onConflictDoUpdate({ target: personFeeds.resourceId, set: { tokenHash, createdAt: sql`now()` } });
}

export async function deletePersonFeedRow(tx: Tx, resourceId: number): Promise<void> {
  await tx.delete(personFeeds).where(eq(personFeeds.resourceId, resourceId));
}

/** Whose feed it is; nobody's once they have left or retired. */
export async function findPersonOfFeed(db: Db, tokenHash: Buffer): Promise<{ id: number; name: string } | undefined> {
  const [row] = await db
    .select({ id: resources.id, name: resources.name })
    .from(personFeeds)
    .innerJoin(resources, eq(resources.id, personFeeds.resourceId))
    .leftJoin(staff, eq(staff.id, resources.staffId))
    .where(
      and(
        // mutant(person-feeds.test.ts): a person's feed is found by its token
        eq(personFeeds.tokenHash, tokenHash),
        isNull(resources.retiredAt),
        // mutant(person-feeds.test.ts): the feed of somebody who has left is closed
        or(isNull(resources.staffId), isNull(staff.endedAt)),
      ),
    );
  return row;
}

/** What takes place, also what is done: those who treat look back. */
export const visitsOfPersonSince = (db: Db, resourceId: number, since: Date): Promise<BookingRow[]> =>
  selectBookings(
    db,
    // mutant(person-feeds.test.ts): a person's feed holds their own visits
    sql`exists (
      select from ${reservations} where ${reservations.bookingId} = ${bookings.id} and ${reservations.resourceId} = ${resourceId}
    )`,
    sql`${bookings.status} <> 'Held'`,
    gt(bookings.endsAt, since),
  ).orderBy(asc(bookings.startsAt));
