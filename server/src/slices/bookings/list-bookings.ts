import type { Booking } from "@pawhaven/contract";
import { assertOwnUserId } from "../../platform/auth/assert-own-user-id.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { BookingContext } from "./booking-context.ts";
import { allBookingsOf, bookingHistoryOf, newestBookingsOf, upcomingBookingsOf } from "./store.ts";
import { listVisitProposals } from "./visits/list-visit-proposals.ts";
import { recordsOfCustomer } from "./visits/record-store.ts";
import { toBasicBookingDto, toBookingDto } from "./serialize.ts";

export async function listBookings(
  { database: { db }, origin }: BookingContext,
  caller: Caller,
  { userId, type }: { userId: number; type: "upcoming" | "history" },
  now: Date,
): Promise<Booking[]> {
  // mutant(my-bookings.test.ts): bookings are listed for their own customer
  assertOwnUserId(caller, userId);
  const rows = await (type === "upcoming" ? upcomingBookingsOf : bookingHistoryOf)(db, userId, now);
  return rows.map((row) => toBookingDto(row, origin, now));
}

/** For the customer's page at the workplace; the last ones first. */
export const listBookingsOfCustomer = async (db: Db, userId: number, limit: number) =>
  (await newestBookingsOf(db, userId, limit)).map(toBasicBookingDto);

/** For the customer's data export, with what was written down about visits and suggested after them. */
export async function exportBookings(db: Db, userId: number): Promise<object[]> {
  const [rows, records, proposals] = await Promise.all([
    allBookingsOf(db, userId),
    recordsOfCustomer(db, userId),
    listVisitProposals(db, { userId }),
  ]);
  return rows.map((row) => ({
    ...toBasicBookingDto(row),
    record: records.get(row.id) ?? null,
    suggested: (proposals.find((visit) => visit.booking_id === row.id)?.gears ?? []).map(({ name, note }) => ({
      name,
      note,
    })),
  }));
}
