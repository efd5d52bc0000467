import type { Clinic } from "../content/opening-hours.ts";
import type { Interval } from "./availability.ts";
import { dayClock } from "./day-clock.ts";

const dayMs = 86_400_000;

/** Days of a calendar have no time zone, so those of UTC do. */
const dayAfter = (date: string): string => new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10);

/** From the first to the last of them. */
export function datesBetween(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = dayAfter(date)) dates.push(date);
  return dates;
}

/** From the midnight before the first day to the one after the last. */
export const timeOfDays = ({ timeZone }: Clinic, from: string, to: string): Interval => ({
  from: dayClock(timeZone, from).instantAt("00:00"),
  to: dayClock(timeZone, dayAfter(to)).instantAt("00:00"),
});
