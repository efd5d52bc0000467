import type { Booking } from "@pawhaven/contract";

/** `Mon, Mar 4, 09:00` on the clinic's clocks, or undefined if the visit can be changed until it takes place. */
export function describeChangeUntil(
  { change_until: until, starts_at: startsAt }: Pick<Booking, "change_until" | "starts_at">,
  timeZone: string,
): string | undefined {
  if (Date.parse(until) >= Date.parse(startsAt)) return undefined;
  return new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(new Date(until));
}
