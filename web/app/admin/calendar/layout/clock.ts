import { addDays, type Day } from "@pawhaven/contract";
import { toShopTime } from "../../lib/shop-time.ts";

/** Minutes since midnight, as the shop's clock shows them. `to` is not part of it. */
export interface Span {
  from: number;
  to: number;
}

export const minutesPerDay = 24 * 60;

export const minuteOf = (clockTime: string): number =>
  Number(clockTime.slice(0, 2)) * 60 + Number(clockTime.slice(3, 5));

export const clockTimeAt = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** The last minute of a day is shown as 24:00, which a field for times does not accept. */
export const fieldTimeAt = (minute: number): string => clockTimeAt(Math.min(minute, minutesPerDay - 1));

/**
 * What of a time lies on a day, or null. The calendar is drawn by the clock on the wall: when the clock is set forward an
 * hour has no time in it, and when it is set back the same hour comes twice and is drawn once. A time that ends at an
 * earlier clock time than it began is then drawn as long as it takes.
 */
export function spanOn(
  date: Day,
  { starts_at: startsAt, ends_at: endsAt }: { starts_at: string; ends_at: string },
  timeZone: string,
): Span | null {
  const [start, end] = [toShopTime(startsAt, timeZone), toShopTime(endsAt, timeZone)];
  const next = addDays(date, 1);
  if (start.slice(0, 10) > date || end <= `${date}T00:00` || startsAt === endsAt) return null;
  const from = start.slice(0, 10) < date ? 0 : minuteOf(start.slice(11));
  const to = end >= `${next}T00:00` ? minutesPerDay : minuteOf(end.slice(11));
  const took = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
  return { from, to: to > from ? to : Math.min(from + took, minutesPerDay) };
}
