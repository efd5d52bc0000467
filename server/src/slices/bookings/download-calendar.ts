import type { CalendarFile } from "@pawhaven/contract";
import { ApiError } from "../../platform/http/api-error.ts";
import { hashToken } from "../../platform/auth/tokens.ts";
import { buildCalendar, type CalendarDay } from "./build-calendar.ts";
import type { BookingContext } from "./booking-context.ts";
import { activeBookingsSince, bookingByCalendarKey, findFeedOwner } from "./calendar-store.ts";

/** One booking. After a cancellation the file says so, and importing it again removes the event from the calendar. */
export async function downloadBookingCalendar(context: BookingContext, key: string): Promise<CalendarFile> {
  const row = await bookingByCalendarKey(context.database.db, key);
  if (!row) throw calendarNotFound();
  return { calendar: buildCalendar(context, [row]), filename: `booking-${row.date}.ics` };
}

/** What else is on a customer's calendar: other parts of the shop know it. */
export type ListCalendarDays = (userId: number, now: Date) => Promise<CalendarDay[]>;

/** A customer's active bookings, including those of the past year, and what is due without a booking. */
export async function downloadCalendarFeed(
  context: BookingContext & { listCalendarDays: ListCalendarDays },
  token: string,
  now: Date,
): Promise<CalendarFile> {
  const { db } = context.database;
  const userId = await findFeedOwner(db, hashToken(token));
  if (userId === undefined) throw calendarNotFound();
  const rows = await activeBookingsSince(db, userId, new Date(now.getTime() - yearMs));
  const days = await context.listCalendarDays(userId, now);
  return { calendar: buildCalendar(context, rows, { days }), filename: "bookings.ics" };
}

const yearMs = 365 * 24 * 3_600_000;

const calendarNotFound = () => new ApiError("not_found", "This calendar link is not valid.");
