import type { CalendarAnswer } from "@pawhaven/contract";
import { Refusal } from "../../platform/http/refusal.ts";
import { hashOf } from "../../platform/tokens.ts";
import { calendarOf } from "./calendar.ts";
import type { Desk } from "./desk.ts";
import { activeSince, bookingByKey, ownerOfFeed } from "./store.ts";

/** One booking. Once cancelled it says so, and taking it in again removes it from a calendar. */
export async function readBookingCalendar(desk: Desk, key: string): Promise<CalendarAnswer> {
  const row = await bookingByKey(desk.database.db, key);
  if (!row) throw nothingThere();
  return { calendar: calendarOf(desk, [row]), filename: `booking-${row.date}.ics` };
}

/** What a customer has booked, with a year of the past. */
export async function readCalendarFeed(desk: Desk, token: string, now: Date): Promise<CalendarAnswer> {
  const { db } = desk.database;
  const userId = await ownerOfFeed(db, hashOf(token));
  if (userId === undefined) throw nothingThere();
  const rows = await activeSince(db, userId, new Date(now.getTime() - yearMs));
  return { calendar: calendarOf(desk, rows), filename: "bookings.ics" };
}

const yearMs = 365 * 24 * 3_600_000;

const nothingThere = () => new Refusal("not_found", "There is nothing at this address.");
