import type { PartOfDay } from "@pawhaven/contract";
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, lte, sql, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { bookings, resources, services, userpets, users, waitlist, waitlistOffers } from "../../../schema/index.ts";

export type NewEntry = typeof waitlist.$inferInsert;

const isOpen = isNull(waitlistOffers.answer);

const selectEntries = (db: Db, condition: SQL | undefined) =>
  db
    .select({
      id: waitlist.id,
      userId: waitlist.userId,
      petId: waitlist.petId,
      petName: userpets.name,
      serviceId: waitlist.serviceId,
      serviceName: services.name,
      personId: waitlist.personId,
      personName: resources.name,
      firstDay: waitlist.firstDay,
      lastDay: waitlist.lastDay,
      partOfDay: waitlist.partOfDay,
      createdAt: waitlist.createdAt,
      customer: { name: users.name, email: users.email, phone: sql<string>`coalesce(${users.phone}, '')` },
      offer: { id: waitlistOffers.id, startsAt: waitlistOffers.startsAt, expiresAt: waitlistOffers.expiresAt },
      held: { id: bookings.id, date: bookings.date, timeSlot: bookings.timeSlot },
    })
    .from(waitlist)
    .innerJoin(users, eq(users.id, waitlist.userId))
    .innerJoin(userpets, eq(userpets.id, waitlist.petId))
    .innerJoin(services, eq(services.id, waitlist.serviceId))
    .leftJoin(resources, eq(resources.id, waitlist.personId))
    .leftJoin(waitlistOffers, and(eq(waitlistOffers.waitlistId, waitlist.id), isOpen))
    .leftJoin(bookings, eq(bookings.id, waitlistOffers.bookingId))
    .where(condition)
    .orderBy(asc(waitlist.createdAt), asc(waitlist.id));
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

export const entriesOf = (db: Db, userId: number): Promise<EntryRow[]> =>
  selectEntries(
    db,
    // mutant(waitlist.test.ts): customers see what they wait for themselves
    eq(waitlist.userId, userId),
  );

export const allEntries = (db: Db, limit: number): Promise<EntryRow[]> => selectEntries(db, undefined).limit(limit);

export async function findOwnEntry(db: Db, userId: number, id: number): Promise<EntryRow | undefined> {
  const [row] = await selectEntries(
    db,
    // mutant(waitlist.test.ts): only whoever waits can leave
    and(eq(waitlist.id, id), eq(waitlist.userId, userId)),
  );
  return row;
}

/** The entry whose offer it is, if the offer is open. */
export async function findOwnOffer(db: Db, userId: number, offerId: number): Promise<EntryRow | undefined> {
  const [row] = await selectEntries(
    db,
    // mutant(waitlist.test.ts): an offer is answered by whom it was made to
    and(eq(waitlistOffers.id, offerId), eq(waitlist.userId, userId)),
  );
  return row;
}

export async function insertEntry(tx: Tx, values: NewEntry): Promise<number> {
  const [row] = await tx.insert(waitlist).values(values).returning({ id: waitlist.id });
  return row?.id as number;
}

export const countEntries = (tx: Tx, userId: number): Promise<number> =>
  tx.$count(waitlist, eq(waitlist.userId, userId));

export async function deleteEntry(tx: Tx, id: number): Promise<void> {
  await tx.delete(waitlist).where(eq(waitlist.id, id));
}

/** Days that are over; somebody with an offer still has it. */
export async function deletePastEntries(db: Db, today: string): Promise<void> {
  const hasOffer = sql`exists (select from ${waitlistOffers} where waitlist_id = "waitlist"."id" and answer is null)`;
  await db.delete(waitlist).where(and(lt(waitlist.lastDay, today), sql`not ${hasOffer}`));
}

export interface Waiting {
  id: number;
  userId: number;
  petId: number;
  serviceId: number;
  personId: number | null;
  firstDay: string;
  lastDay: string;
  partOfDay: PartOfDay;
  /** The times offered before, in milliseconds. */
  offered: number[];
}

/** Everybody without an open offer, the longest waiting first. */
export const waitingEntries = (db: Db, today: string): Promise<Waiting[]> =>
  db
    .select({
      id: waitlist.id,
      userId: waitlist.userId,
      petId: waitlist.petId,
      serviceId: waitlist.serviceId,
      personId: waitlist.personId,
      firstDay: waitlist.firstDay,
      lastDay: waitlist.lastDay,
      partOfDay: waitlist.partOfDay,
      offered: sql<number[]>`array(
        select extract(epoch from starts_at)::float8 * 1000 from ${waitlistOffers} where waitlist_id = "waitlist"."id"
      )`,
    })
    .from(waitlist)
    .leftJoin(waitlistOffers, and(eq(waitlistOffers.waitlistId, waitlist.id), isOpen))
    .where(and(gte(waitlist.lastDay, today), isNull(waitlistOffers.id)))
    .orderBy(asc(waitlist.createdAt), asc(waitlist.id));

/** False if the customer has left, or has an offer already. */
export async function lockWaiting(tx: Tx, id: number): Promise<boolean> {
  const [row] = await tx.select({ id: waitlist.id }).from(waitlist).where(eq(waitlist.id, id)).for("update");
  if (!row) return false;
  return (await tx.$count(waitlistOffers, and(eq(waitlistOffers.waitlistId, id), isOpen))) === 0;
}

export async function insertOffer(tx: Tx, values: typeof waitlistOffers.$inferInsert): Promise<void> {
  await tx.insert(waitlistOffers).values(values);
}

/** The days of offers that nobody answered in time. */
export async function daysOfDueOffers(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ date: bookings.date })
    .from(waitlistOffers)
    .innerJoin(bookings, eq(bookings.id, waitlistOffers.bookingId))
    .where(and(isOpen, lte(waitlistOffers.expiresAt, now)));
  return rows.map(({ date }) => date);
}

/** Ends open offers and frees the times they hold. The caller has locked the days. */
export async function endOffers(
  tx: Tx,
  which: { id: number } | { dueAt: Date; days: string[] },
  answer: "passed" | "expired",
): Promise<number> {
  const matches =
    "id" in which
      ? eq(waitlistOffers.id, which.id)
      : and(
          lte(waitlistOffers.expiresAt, which.dueAt),
          inArray(
            waitlistOffers.bookingId,
            tx.select({ id: bookings.id }).from(bookings).where(inArray(bookings.date, which.days)),
          ),
        );
  const ended = await tx
    .update(waitlistOffers)
    .set({ answer })
    .where(and(isOpen, matches))
    .returning({ bookingId: waitlistOffers.bookingId });
  const ids = ended.flatMap(({ bookingId }) => bookingId ?? []);
  // Staff may have confirmed or cancelled it in the meantime.
  if (ids.length > 0) await tx.delete(bookings).where(and(inArray(bookings.id, ids), eq(bookings.status, "Held")));
  return ended.length;
}

/** False if the offer has ended in the meantime. */
export async function lockOpenOffer(tx: Tx, id: number, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: waitlistOffers.id })
    .from(waitlistOffers)
    .where(
      and(
        eq(waitlistOffers.id, id),
        isOpen,
        isNotNull(waitlistOffers.bookingId),
        // mutant(waitlist.test.ts): an offer that has expired cannot be taken
        sql`${waitlistOffers.expiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .for("update");
  return rows.length > 0;
}

/** False if it is not held any more. */
export async function bookHeldTime(tx: Tx, id: number, status: "Pending" | "Confirmed", now: Date): Promise<boolean> {
  const rows = await tx
    .update(bookings)
    .set({ status, bookedAt: now, revision: sql`${bookings.revision} + 1` })
    .where(and(eq(bookings.id, id), eq(bookings.status, "Held")))
    .returning({ id: bookings.id });
  return rows.length > 0;
}
