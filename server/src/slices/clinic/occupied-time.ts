import type { Interval } from "./availability.ts";
import type { ServiceRow } from "./store.ts";

const minuteMs = 60_000;

/** How long a visit takes its resources: with the time before and after. */
export const occupiedTime = (
  { minutesBefore, minutesAfter }: Pick<ServiceRow, "minutesBefore" | "minutesAfter">,
  { from, to }: Interval,
): Interval => ({ from: from - minutesBefore * minuteMs, to: to + minutesAfter * minuteMs });
