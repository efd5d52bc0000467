import { Temporal } from "temporal-polyfill";
import type { Tx } from "../../../platform/db/database.ts";
import { lockCalendar, lockWholeCalendar } from "../lock-calendar.ts";

interface Times {
  startsAt: Date;
  endsAt: Date;
}

/** More locks than these cost more than they let others do. */
const maxDays = 14;

export async function lockDaysOf(tx: Tx, timeZone: string, times: readonly Times[]): Promise<void> {
  const dates = times.flatMap((each) => datesOf(timeZone, each));
  await (dates.length > maxDays ? lockWholeCalendar(tx) : lockCalendar(tx, dates));
}

/** The first days that a span touches; more than the limit is as good as all. */
function datesOf(timeZone: string, { startsAt, endsAt }: Times): string[] {
  const dateAt = (instant: Date) =>
    Temporal.Instant.fromEpochMilliseconds(Number(instant)).toZonedDateTimeISO(timeZone).toPlainDate();
  const first = dateAt(startsAt);
  const days = Math.min(first.until(dateAt(endsAt)).days, maxDays) + 1;
  return Array.from({ length: days }, (_, ahead) => first.add({ days: ahead }).toString());
}
