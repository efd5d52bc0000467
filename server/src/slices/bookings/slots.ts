import { Temporal } from "temporal-polyfill";
import type { OpenSpan } from "@pawhaven/contract";
import type { Clinic } from "../content/opening-hours.ts";

export interface Slot {
  /** Local start time, like 09:30. */
  time: string;
  startsAt: Date;
  endsAt: Date;
}

/**
 * Back-to-back slots from opening to closing, each as long as the service takes. They are computed in elapsed time, so
 * a daylight-saving change makes none longer or shorter. When the clocks go back, an hour occurs twice; its second
 * occurrence is not offered, because its local times would be ambiguous.
 */
export function slotsOn(clinic: Clinic, date: string, minutes: number): Slot[] {
  const span = openingHoursOn(clinic, date);
  if (!span) return [];
  const closing = zonedTimeAt(clinic, date, span.closes);
  const slots: Slot[] = [];
  let start = zonedTimeAt(clinic, date, span.opens);
  for (
    let end = start.add({ minutes });
    Temporal.ZonedDateTime.compare(end, closing) <= 0;
    end = end.add({ minutes })
  ) {
    const time = start.toPlainTime().toString({ smallestUnit: "minute" });
    if (zonedTimeAt(clinic, date, time).equals(start))
      slots.push({ time, startsAt: toDate(start), endsAt: toDate(end) });
    start = end;
  }
  return slots;
}

const openingHoursOn = ({ week, holidays }: Clinic, date: string): OpenSpan | null =>
  holidays.includes(date) ? null : (week[Temporal.PlainDate.from(date).dayOfWeek - 1] ?? null);

/** From opening to closing, or null on a day when the clinic is closed. */
export function openTimeOn(clinic: Clinic, date: string): { from: Date; to: Date } | null {
  const span = openingHoursOn(clinic, date);
  if (!span) return null;
  const [from, to] = [zonedTimeAt(clinic, date, span.opens), zonedTimeAt(clinic, date, span.closes)];
  return { from: toDate(from), to: toDate(to) };
}

export const isOpenOn = (clinic: Clinic, date: string): boolean => openingHoursOn(clinic, date) !== null;

const zonedTimeAt = ({ timeZone }: Clinic, date: string, time: string): Temporal.ZonedDateTime =>
  Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: time });

const toDate = ({ epochMilliseconds }: Temporal.ZonedDateTime): Date => new Date(epochMilliseconds);
