import { activeBookingStatuses } from "@pawhaven/contract";
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  not,
  type Placeholder,
  sql,
  type SQL,
} from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { prepared } from "../../platform/db/prepared.ts";
import { bookings, resources, services, userpets, users, waitlist } from "../../schema/index.ts";

export type NewBooking = typeof bookings.$inferInsert;

/** A booking with its service, its customer or guest, and the name of its pet, which outlives the pet itself. */
export type BookingRow = Omit<typeof bookings.$inferSelect, "petName"> & {
  petName: string;
  serviceName: string;
  changeHours: number;
  /** Whom the customer asked for. */
  personName: string | null;
  customer: { name: string; email: string };
  phone: string;
};

export const isActive = inArray(bookings.status, activeBookingStatuses);
/** Customers see a time that is held for them as an offer, not as a booking. */
export const isNotHeld = ne(bookings.status, "Held");
const isUpcoming = (now: Date | Placeholder) => and(isActive, gt(bookings.endsAt, now)) as SQL;

export const petNameOfBooking = sql<string>`coalesce(${userpets.name}, ${bookings.petName})`;

export const customerOfBooking = {
  name: sql<string>`coalesce(${users.name}, ${bookings.guestName}, 'Former customer')`,
  email: sql<string>`coalesce(${users.email}, ${bookings.guestEmail}, '')`,
};

export const phoneOfBooking = sql<string>`coalesce(${users.phone}, ${bookings.guestPhone}, '')`;

export const selectBookings = (db: Db, ...conditions: (SQL | undefined)[]) =>
  db
    .select({
      ...getTableColumns(bookings),
      petName: petNameOfBooking,
      serviceName: services.name,
      changeHours: services.changeHours,
      personName: resources.name,
      customer: customerOfBooking,
      phone: phoneOfBooking,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(resources, eq(resources.id, bookings.personId))
    .leftJoin(users, eq(users.id, bookings.userId))
    .leftJoin(userpets, eq(userpets.id, bookings.petId))
    .where(and(...conditions));

export async function lockUserpet(tx: Tx, userId: number, petId: number): Promise<boolean> {
  const found = await tx
    .select({ id: userpets.id })
    .from(userpets)
    .where(and(eq(userpets.id, petId), eq(userpets.userId, userId), isNull(userpets.endedOn)))
    .for("no key update");
  return found.length > 0;
}

/** In the order of their ids, so that two visits with the same pets do not deadlock. */
export const lockUserpets = (tx: Tx, userId: number, ids: readonly number[]) =>
  lockedUserpets(tx).execute({ userId, ids: [...ids] });

const lockedUserpets = prepared((tx) =>
  tx
    .select({ id: userpets.id, species: userpets.species })
    .from(userpets)
    .where(
      and(
        sql`${userpets.id} = any(${sql.placeholder("ids")}::integer[])`,
        // mutant(create-booking.test.ts): a visit is for the customer's own pets
        eq(userpets.userId, sql.placeholder("userId")),
        isNull(userpets.endedOn),
      ),
    )
    .orderBy(asc(userpets.id))
    .for("no key update")
    .prepare("locked userpets"),
);

export async function insertBooking(tx: Tx, values: NewBooking): Promise<BookingRow> {
  const [inserted] = await tx.insert(bookings).values(values).returning({ id: bookings.id });
  return (await bookingById(tx, inserted?.id as number)) as BookingRow;
}

export async function findOwnBooking(db: Db, userId: number, id: number): Promise<BookingRow | undefined> {
  const [row] = await selectBookings(
    db,
    eq(bookings.id, id),
    // mutant(my-bookings.test.ts): a booking is changed by its own customer
    eq(bookings.userId, userId),
  );
  return row;
}

const oneBooking = prepared((db) => selectBookings(db, eq(bookings.id, sql.placeholder("id"))).prepare("one booking"));

export async function bookingById(db: Db, id: number): Promise<BookingRow | undefined> {
  const [row] = await oneBooking(db).execute({ id });
  return row;
}

/** Updates the matching bookings that are active and not past, and returns them. */
export async function updateUpcoming(
  tx: Tx,
  which: { id: number } | { petId: number },
  values: Partial<NewBooking>,
  now: Date,
): Promise<BookingRow[]> {
  const matches = "id" in which ? eq(bookings.id, which.id) : eq(bookings.petId, which.petId);
  const changed = await tx
    .update(bookings)
    .set({ ...values, revision: sql`${bookings.revision} + 1` })
    .where(
      and(
        matches,
        // mutant(my-bookings.test.ts): a past or cancelled booking does not change
        isUpcoming(now),
      ),
    )
    .returning({ id: bookings.id });
  return bookingsByIds(tx, changed);
}

const bookingsByIds = (tx: Tx, found: { id: number }[]): Promise<BookingRow[]> =>
  selectBookings(
    tx,
    inArray(
      bookings.id,
      found.map(({ id }) => id),
    ),
  ).orderBy(asc(bookings.startsAt));

export const upcomingBookings = (db: Db, now: Date): Promise<BookingRow[]> =>
  selectBookings(db, isUpcoming(now)).orderBy(asc(bookings.startsAt), asc(bookings.id));

export const upcomingBookingsOf = (db: Db, userId: number, now: Date): Promise<BookingRow[]> =>
  selectBookings(
    db,
    // mutant(my-bookings.test.ts): customers see their own upcoming bookings only
    eq(bookings.userId, userId),
    isUpcoming(now),
    isNotHeld,
  ).orderBy(asc(bookings.startsAt));

export const bookingHistoryOf = (db: Db, userId: number, now: Date): Promise<BookingRow[]> =>
  selectBookings(
    db,
    // mutant(my-bookings.test.ts): customers see their own past bookings only
    eq(bookings.userId, userId),
    not(isUpcoming(now)),
    isNotHeld,
  ).orderBy(desc(bookings.startsAt), desc(bookings.id));

export const allBookingsOf = (db: Db, userId: number): Promise<BookingRow[]> =>
  selectBookings(
    db,
    // mutant(bookings-api.test.ts): a data export holds the bookings of its own customer
    eq(bookings.userId, userId),
  ).orderBy(asc(bookings.startsAt));

export const newestBookingsOf = (db: Db, userId: number, limit: number): Promise<BookingRow[]> =>
  selectBookings(db, eq(bookings.userId, userId)).orderBy(desc(bookings.startsAt)).limit(limit);

/** Visits that were not cancelled, of a pet that the caller has found to be the customer's own. */
export const visitsOfUserpet = (db: Db, petId: number): Promise<BookingRow[]> =>
  selectBookings(db, eq(bookings.petId, petId), isNotHeld, ne(bookings.status, "Cancelled")).orderBy(
    asc(bookings.startsAt),
  );

export interface UpcomingCounts {
  ofUser: number;
  ofPet: number;
  /** Whether the customer's email address is confirmed. */
  isConfirmed: boolean;
}

const upcomingCounts = prepared((tx) =>
  tx
    .select({
      ofUser: sql<number>`count(${bookings.id})`,
      ofPet: sql<number>`count(*) filter (where ${bookings.petId} = ${sql.placeholder("petId")})`,
      isConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
    })
    .from(users)
    .leftJoin(bookings, and(eq(bookings.userId, users.id), isUpcoming(sql.placeholder("now"))))
    .where(eq(users.id, sql.placeholder("userId")))
    .groupBy(users.id)
    .prepare("upcoming counts"),
);

export async function countUpcoming(tx: Tx, userId: number, petId: number, now: Date): Promise<UpcomingCounts> {
  const [row] = await upcomingCounts(tx).execute({ userId, petId, now });
  return row as UpcomingCounts;
}

export const countUpcomingOfUserpet = (tx: Db, petId: number, now: Date): Promise<number> =>
  tx.$count(bookings, and(eq(bookings.petId, petId), isUpcoming(now)));

const selectUpcomingOfUserpet = (db: Db, petId: number, now: Date) =>
  db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.petId, petId), isUpcoming(now)))
    .orderBy(asc(bookings.id));

export const upcomingIdsOfUserpet = async (db: Db, petId: number, now: Date): Promise<number[]> =>
  (await selectUpcomingOfUserpet(db, petId, now)).map(({ id }) => id);

/** In the order of their ids, as everybody locks visits whose goods are decided about. */
export const lockUpcomingOfUserpet = async (tx: Tx, petId: number, now: Date): Promise<number[]> =>
  (await selectUpcomingOfUserpet(tx, petId, now).for("update")).map(({ id }) => id);

export async function upcomingDatesOfUserpet(tx: Tx, petId: number, now: Date): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ date: bookings.date })
    .from(bookings)
    .where(and(eq(bookings.petId, petId), isUpcoming(now)));
  return rows.map(({ date }) => date);
}

/** Past and cancelled bookings stay in the history under the pet's name. */
export async function detachUserpetFromPastBookings(tx: Tx, petId: number, petName: string, now: Date): Promise<void> {
  await tx
    .update(bookings)
    .set({ petId: null, petName })
    .where(and(eq(bookings.petId, petId), not(isUpcoming(now))));
}

/** Claims bookings that start within 24 hours and were made earlier than that. Concurrent callers get disjoint sets. */
export async function claimReminders(tx: Tx, now: Date, limit: number): Promise<BookingRow[]> {
  const due = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        isActive,
        isNotHeld,
        isNull(bookings.remindedAt),
        gt(bookings.startsAt, now),
        lte(bookings.startsAt, new Date(now.getTime() + dayMs)),
        sql`${bookings.bookedAt} <= ${bookings.startsAt} - interval '24 hours'`,
      ),
    )
    .orderBy(asc(bookings.startsAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  const claimed = await tx
    .update(bookings)
    .set({ remindedAt: now })
    .where(and(inArray(bookings.id, due), isNull(bookings.remindedAt)))
    .returning({ id: bookings.id });
  return bookingsByIds(tx, claimed);
}

const dayMs = 24 * 3_600_000;

export async function deleteWaitlistOf(tx: Tx, petId: number): Promise<void> {
  await tx.delete(waitlist).where(eq(waitlist.petId, petId));
}
