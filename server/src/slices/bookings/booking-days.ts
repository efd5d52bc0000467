import { addDays, bookableDaysAhead, type bookingsEndpoints, type ReplyOf } from "@pawhaven/contract";
import type { Clinic } from "../content/opening-hours.ts";
import type { BookingContext } from "./booking-context.ts";
import { isOpenOn } from "../clinic/slots.ts";
import { todayAt } from "../../platform/days.ts";

export async function getBookingDays(
  { content }: Pick<BookingContext, "content">,
  now: Date,
): Promise<ReplyOf<typeof bookingsEndpoints.getBookingDays>> {
  const clinic = await content.clinic();
  const today = todayAt(clinic, now);
  const days = Array.from({ length: bookableDaysAhead + 1 }, (_, ahead) => addDays(today, ahead));
  return {
    today,
    last_day: addDays(today, bookableDaysAhead),
    closed_dates: days.filter((day) => !isOpenOn(clinic, day)),
    time_zone: clinic.timeZone,
  };
}

/** Why a date cannot be booked, as a text for the customer; null if it can. */
export function closedReason(clinic: Clinic, date: string, now: Date): string | null {
  const today = todayAt(clinic, now);
  // mutant(create-booking.test.ts): a past day cannot be booked
  if (date < today) return "This date is in the past. Please select another date.";
  // mutant(create-booking.test.ts): a day too far ahead cannot be booked
  if (date > addDays(today, bookableDaysAhead))
    return `You can book up to ${bookableDaysAhead} days ahead. Please select an earlier date.`;
  return isOpenOn(clinic, date) ? null : "We are closed on this day. Please select another date.";
}
