import { dayClock } from "../../clinic/day-clock.ts";

export const minuteMs = 60_000;

/** A time that the clocks skip is an hour later. */
export function visitTimes(timeZone: string, { date, time_slot }: { date: string; time_slot: string }, length: number) {
  const clock = dayClock(timeZone, date);
  const starts = clock.instantAt(time_slot);
  return { date, timeSlot: clock.timeAt(starts), startsAt: new Date(starts), endsAt: new Date(starts + length) };
}
