import { lazyDateFormat } from "./dates.ts";

/** `2030-05-31`, as in the API: a day of the shop's calendar, without a time zone. */
export type Day = string;

const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

export function addDays(day: Day, count: number): Day {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + count);
  return dayOf(date);
}

/** The same day of another month, or the last day of a shorter one. */
export function addMonths(day: Day, count: number): Day {
  const date = dateOf(`${monthOf(day)}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  const month = monthOf(dayOf(date));
  const last = addDays(dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1))), -1);
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}

export const monthOf = (day: Day): string => day.slice(0, 7);

/** From 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: Day): number => (dateOf(day).getUTCDay() + 6) % 7;

/** The weeks of the month that contains `day`, starting on Monday. Days of adjacent months are null. */
export function weeksOfMonth(day: Day): (Day | null)[][] {
  const first = `${monthOf(day)}-01`;
  const days: (Day | null)[] = Array.from({ length: weekdayOf(first) }, () => null);
  for (let next = first; monthOf(next) === monthOf(day); next = addDays(next, 1)) days.push(next);
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => days[week * 7 + weekday] ?? null),
  );
}

const formats = {
  month: lazyDateFormat({ timeZone: "UTC", month: "long", year: "numeric" }),
  short: lazyDateFormat({
    timeZone: "UTC",
    weekday: "short",
    month: "short",
    day: "numeric",
    year: "numeric",
  }),
  date: lazyDateFormat({ timeZone: "UTC", month: "short", day: "numeric", year: "numeric" }),
  brief: lazyDateFormat({ timeZone: "UTC", weekday: "short", month: "short", day: "numeric" }),
  long: lazyDateFormat({ timeZone: "UTC", dateStyle: "full" }),
};

export const formatDay = (day: Day, style: keyof typeof formats): string => formats[style](dateOf(day));
