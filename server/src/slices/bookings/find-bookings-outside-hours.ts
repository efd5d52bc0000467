import type { BodyOf, calendarEndpoints, ReplyOf } from "@pawhaven/contract";
import type { Clinic } from "../content/opening-hours.ts";
import type { BookingContext } from "./booking-context.ts";
import { toStaffBookingDto } from "./serialize.ts";
import { openTimeOn } from "../clinic/slots.ts";
import { type BookingRow, upcomingBookings } from "./store.ts";

type Endpoint = typeof calendarEndpoints.findBookingsOutsideHours;

const maxListed = 50;

/** Tells an editor whom a change of the opening hours would surprise. Those bookings stay. */
export async function findBookingsOutsideHours(
  { database, shop }: Pick<BookingContext, "database" | "shop">,
  { clinic: week, holidays }: BodyOf<Endpoint>,
  now: Date,
): Promise<ReplyOf<Endpoint>> {
  const clinic = { timeZone: shop.timeZone, week, holidays: holidays.map(({ date }) => date) };
  const outside = (await upcomingBookings(database.db, now)).filter((row) => !isWithinHours(clinic, row));
  return { count: outside.length, bookings: outside.slice(0, maxListed).map((row) => toStaffBookingDto(row, now)) };
}

function isWithinHours(clinic: Clinic, { date, startsAt, endsAt }: BookingRow): boolean {
  const open = openTimeOn(clinic, date);
  return open !== null && startsAt >= open.from && endsAt <= open.to;
}
