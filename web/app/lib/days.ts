import { addDays, type Day, monthOf } from "@pawhaven/contract";
import { lazyDateFormat } from "./dates.ts";

const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`);

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
