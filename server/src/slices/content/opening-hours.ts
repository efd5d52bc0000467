import type { ContentValues, OpenSpan, Week } from "@pawhaven/contract";
import { Temporal } from "temporal-polyfill";

/** When the clinic takes bookings. */
export interface Clinic {
  timeZone: string;
  week: Week;
  /** Dates on which it is closed regardless of the weekday, like 2030-12-25. */
  holidays: readonly string[];
}

export const clinicOf = ({ hours, holidays }: Pick<ContentValues, "hours" | "holidays">, timeZone: string): Clinic => ({
  timeZone,
  week: hours.clinic,
  holidays: holidays.map(({ date }) => date),
});

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const rulePattern = /^([A-Z][a-z]{2})(?:-([A-Z][a-z]{2}))? (\d\d:\d\d)-(\d\d:\d\d)$/;

/** Parses "Mon-Fri 09:00-17:00, Sat 09:00-15:00"; undefined if it is malformed. Days that are not listed are closed. */
export function readWeek(text: string): (OpenSpan | null)[] | undefined {
  const week: (OpenSpan | null)[] = weekdays.map(() => null);
  for (const part of text.split(",").map((piece) => piece.trim())) {
    const [, first = "", last = first, opens = "", closes = ""] = rulePattern.exec(part) ?? [];
    const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)];
    if (from < 0 || to < from || !isTime(opens) || !isTime(closes) || opens >= closes) return undefined;
    for (let day = from; day <= to; day++) week[day] = { opens, closes };
  }
  return week;
}

/** Parses "2030-01-01, 2030-12-25"; undefined if any of them is not a date. */
export function readDates(text: string): string[] | undefined {
  const dates = text
    .split(",")
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
  return dates.every(isDate) ? dates : undefined;
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

function isDate(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}
