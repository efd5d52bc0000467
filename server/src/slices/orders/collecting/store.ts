import { collectLeadHours, type CollectAt } from "@pawhaven/contract";
import { and, asc, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { bookings, orders, services, userpets } from "../../../schema/index.ts";
import type { OrderRow } from "../store.ts";

/** The visits at which these orders are ready, by the id of the booking. */
export async function visitsOfOrders(
  db: Db,
  rows: readonly Pick<OrderRow, "collectAtBookingId">[],
): Promise<Map<number | null, CollectAt>> {
  const ids = rows.flatMap(({ collectAtBookingId: id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return new Map();
  const found = await selectVisits(db, inArray(bookings.id, ids));
  return new Map(found.map((visit) => [visit.booking_id, visit]));
}

const selectVisits = (db: Db, condition: SQL | undefined): Promise<CollectAt[]> =>
  db
    .select({
      booking_id: bookings.id,
      service_name: services.name,
      pet_id: bookings.petId,
      pet_name: sql<string>`coalesce(${userpets.name}, ${bookings.petName})`,
      date: bookings.date,
      time_slot: bookings.timeSlot,
      status: bookings.status,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(userpets, eq(userpets.id, bookings.petId))
    .where(condition)
    .orderBy(asc(bookings.startsAt), asc(bookings.id));

export const visitOfOrder = async (db: Db, order: Pick<OrderRow, "collectAtBookingId">): Promise<CollectAt | null> =>
  (await visitsOfOrders(db, [order])).get(order.collectAtBookingId) ?? null;

const isAhead = and(
  inArray(bookings.status, ["Pending", "Confirmed"]),
  // mutant(collecting.test.ts): there is time to make the goods ready
  sql`${bookings.startsAt} > now() + make_interval(hours => ${collectLeadHours})`,
);

/** The other visits of the same customer that goods could be kept for, the next one first. A guest has none. */
export const otherVisitsAhead = (db: Db, bookingId: number): Promise<CollectAt[]> =>
  selectVisits(
    db,
    and(
      ne(bookings.id, bookingId),
      // mutant(collecting.test.ts): goods can be kept for visits of their own customer
      sql`${bookings.userId} = (select user_id from bookings cancelled where cancelled.id = ${bookingId})`,
      isAhead,
    ),
  );

/** Keeps a visit as it is, if it is the customer's own and far enough ahead. */
export async function lockVisitAhead(tx: Tx, userId: number, bookingId: number): Promise<boolean> {
  const found = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.id, bookingId),
        // mutant(collecting.test.ts): goods wait at a visit of their own customer
        eq(bookings.userId, userId),
        isAhead,
      ),
    )
    .for("share");
  return found.length > 0;
}

const isWaiting = (...bookingIds: readonly number[]) =>
  and(inArray(orders.collectAtBookingId, [...bookingIds]), inArray(orders.status, ["ordered", "shipping"]));

export const areWaiting = async (db: Db, bookingIds: readonly number[]): Promise<boolean> =>
  (
    await db
      .select({ id: orders.id })
      .from(orders)
      .where(isWaiting(...bookingIds))
      .limit(1)
  ).length > 0;

export const waitingOrders = (db: Db, bookingId: number): Promise<OrderRow[]> =>
  db.select().from(orders).where(isWaiting(bookingId)).orderBy(asc(orders.id));

export const lockWaitingOrders = (tx: Tx, bookingId: number): Promise<OrderRow[]> =>
  tx.select().from(orders).where(isWaiting(bookingId)).orderBy(asc(orders.id)).for("no key update");

export async function setCollectAt(tx: Tx, orderId: number, bookingId: number | null): Promise<OrderRow> {
  const [row] = await tx
    .update(orders)
    .set({ collectAtBookingId: bookingId })
    .where(eq(orders.id, orderId))
    .returning();
  return row as OrderRow;
}
