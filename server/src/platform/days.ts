import type { Day } from "@pawhaven/contract";
import { Temporal } from "temporal-polyfill";

/** Today's date where the shop is. */
export const todayAt = ({ timeZone }: { timeZone: string }, now: Date): Day =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString();
