import { Temporal } from "temporal-polyfill";
import type { Clinic, OpenSpan } from "./opening-hours.ts";

export interface Slot {
  /** What the clock on the wall shows at its beginning, like 09:30. */
  time: string;
  startsAt: Date;
  endsAt: Date;
}

/**
 * The slots of a day, each as long as the service takes, one after the other from opening to closing. They are laid out
 * in real minutes, so none is longer or shorter on a day on which the clocks change. When the clocks go back, an hour is
 * shown twice; its second showing is not offered, because its times could not be told from those of the first.
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

export const isOpenOn = (clinic: Clinic, date: string): boolean => openingHoursOn(clinic, date) !== null;

const zonedTimeAt = ({ timeZone }: Clinic, date: string, time: string): Temporal.ZonedDateTime =>
  Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: time });

const toDate = ({ epochMilliseconds }: Temporal.ZonedDateTime): Date => new Date(epochMilliseconds);
