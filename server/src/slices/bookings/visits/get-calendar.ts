import { type ClinicCalendar, maxCalendarDays, type StaffVisit } from "@pawhaven/contract";
import { clinicOf } from "../../content/opening-hours.ts";
import { invalidField } from "../../clinic/errors.ts";
import { getClinicDays } from "../../clinic/get-clinic-days.ts";
import type { BookingContext } from "../booking-context.ts";
import { toStaffVisitDto } from "./serialize.ts";
import { visitsBetween } from "./store.ts";

const dayMs = 24 * 3_600_000;

/** Four statements, whatever the number of days, resources and visits. */
export async function getCalendar(
  { database: { db }, content, shop }: BookingContext,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<ClinicCalendar> {
  assertShort(from, to);
  const values = await content.latest();
  const [calendar, visits] = await Promise.all([
    getClinicDays(db, clinicOf(values, shop.timeZone), from, to),
    visitsBetween(db, from, to),
  ]);
  const holidays = new Map(values.holidays.map(({ date, name }) => [date, name]));
  return {
    ...calendar,
    time_zone: shop.timeZone,
    days: calendar.days.map((day) => ({ ...day, holiday: holidays.get(day.date) ?? null })),
    visits: visits.map((row) => toStaffVisitDto(row, now)),
  };
}

/** The day without the rest of the calendar. */
export const listVisitsOn = async (
  { database: { db } }: BookingContext,
  date: string,
  now: Date,
): Promise<StaffVisit[]> => (await visitsBetween(db, date, date)).map((row) => toStaffVisitDto(row, now));

function assertShort(from: string, to: string): void {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days < 1) throw invalidField("to", "The last day is before the first.");
  if (days > maxCalendarDays) throw invalidField("to", `Please select at most ${maxCalendarDays} days.`);
}
