import type { Interval } from "./availability.ts";
import type { ServiceRow } from "./store.ts";

const minuteMs = 60_000;

type Lengths = Pick<ServiceRow, "minutes" | "minutesBefore" | "minutesAfter">;

/** When each of several services takes place, one after the other. What resources need before and after lies between. */
export function backToBack(services: readonly Lengths[], start: number): Interval[] {
  const times: Interval[] = [];
  for (const [index, { minutes, minutesBefore }] of services.entries()) {
    const previous = times.at(-1);
    const pause = (services[index - 1]?.minutesAfter ?? 0) + minutesBefore;
    const from = previous ? previous.to + pause * minuteMs : start;
    times.push({ from, to: from + minutes * minuteMs });
  }
  return times;
}
