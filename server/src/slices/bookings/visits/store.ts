import type { GoodsAnswer, Species } from "@pawhaven/contract";
import { and, asc, eq, getTableColumns, gte, inArray, lte, sql, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { bookings, reservations, resources, services, userpets, users } from "../../../schema/index.ts";
import { type BookingRow, customerOfBooking, type NewBooking, petNameOfBooking, phoneOfBooking } from "../store.ts";

/** A booking with what staff see of it. */
export interface VisitRow extends BookingRow {
  species: Species | null;
  serviceMinutes: number;
  resourceIds: number[];
  noShows: number;
  goodsWaiting: boolean;
}

const resourceIds = sql<number[]>`array(
  select resource_id from ${reservations} where booking_id = "bookings"."id" order by resource_id
)`;

/** Of the customer, or of guests with the same phone number or address. */
const noShows = sql<number>`case
  when ${bookings.userId} is not null then (
    select count(*) from bookings missed where missed.status = 'No-show' and missed.user_id = "bookings"."user_id"
  )
  when ${bookings.guestPhone} is not null or ${bookings.guestEmail} is not null then (
    select count(*) from bookings missed where missed.status = 'No-show'
      and (missed.guest_phone = "bookings"."guest_phone" or missed.guest_email = "bookings"."guest_email")
  )
  else 0
end::integer`;

const goodsWaiting = sql<boolean>`exists (
  select from orders where collect_at_booking_id = "bookings"."id" and orders.status in ('ordered', 'shipping')
)`;

const selectVisits = (db: Db, ...conditions: (SQL | undefined)[]) =>
  db
    .select({
      ...getTableColumns(bookings),
      petName: petNameOfBooking,
      serviceName: services.name,
      changeHours: services.changeHours,
      personName: resources.name,
      customer: customerOfBooking,
      phone: phoneOfBooking,
      species: sql<Species | null>`coalesce(${userpets.species}, ${bookings.petSpecies})`,
      serviceMinutes: services.minutes,
      resourceIds,
      noShows,
      goodsWaiting,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(resources, eq(resources.id, bookings.personId))
    .leftJoin(users, eq(users.id, bookings.userId))
    .leftJoin(userpets, eq(userpets.id, bookings.petId))
    .where(and(...conditions));

export const visitsBetween = (db: Db, from: string, to: string): Promise<VisitRow[]> =>
  selectVisits(db, gte(bookings.date, from), lte(bookings.date, to)).orderBy(asc(bookings.startsAt), asc(bookings.id));

export async function visitById(db: Db, id: number): Promise<VisitRow | undefined> {
  const [row] = await selectVisits(db, eq(bookings.id, id));
  return row;
}

/** The caller has locked the booking and compared its revision. */
export async function updateVisit(tx: Tx, id: number, values: Partial<NewBooking>): Promise<VisitRow> {
  await tx
    .update(bookings)
    .set({ ...values, revision: sql`${bookings.revision} + 1` })
    .where(eq(bookings.id, id));
  return (await visitById(tx, id)) as VisitRow;
}

/** Together with the visit that its goods are kept for, in the order of their ids: so two that cross do not deadlock. */
export async function lockBookingRows(tx: Tx, id: number, { keep_for: keepFor }: GoodsAnswer = {}): Promise<void> {
  await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(inArray(bookings.id, [id, keepFor ?? id]))
    .orderBy(asc(bookings.id))
    .for("update");
}

export async function visitByRequest(tx: Tx, staffId: number, requestKey: string): Promise<VisitRow | undefined> {
  const [row] = await selectVisits(tx, eq(bookings.createdBy, staffId), eq(bookings.requestKey, requestKey));
  return row;
}
