import { bookableDaysAhead, type bookingsEndpoints, type ReplyOf } from "@pawhaven/contract";
import { Temporal } from "temporal-polyfill";
import type { Clinic } from "./opening-hours.ts";
import { isOpenOn } from "./slots.ts";

/** The day it is at the shop, wherever the caller is. */
export const todayAt = ({ timeZone }: Clinic, now: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString();

export const addDays = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString();

export async function getBookingDays(
  clinic: Clinic,
  now: Date,
): Promise<ReplyOf<typeof bookingsEndpoints.getBookingDays>> {
  const today = todayAt(clinic, now);
  const days = Array.from({ length: bookableDaysAhead + 1 }, (_, ahead) => addDays(today, ahead));
  return {
    today,
    last_day: addDays(today, bookableDaysAhead),
    closed_dates: days.filter((day) => !isOpenOn(clinic, day)),
    time_zone: clinic.timeZone,
  };
}

/** Why nothing can be booked on a day, in words for the customer; null when it is a day like any other. */
export function closedReason(clinic: Clinic, date: string, now: Date): string | null {
  const today = todayAt(clinic, now);
  if (date < today) return "This day is over. Please select another date.";
  if (date > addDays(today, bookableDaysAhead))
    return `Bookings are possible up to ${bookableDaysAhead} days ahead. Please select an earlier date.`;
  return isOpenOn(clinic, date) ? null : "We are closed on this day. Please select another date.";
}
