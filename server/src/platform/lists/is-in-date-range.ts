import { and, gte, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

interface DateRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** PostgreSQL has no year 0, and nothing in a shop is older than this. */
const firstDay = "1900-01-01";

/** Whether a moment is on one of these days, both included, in this time zone. */
export const isInDateRange = (moment: PgColumn, { from, to }: DateRange, timeZone: string): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(moment, startOfDay(from, 0, timeZone)),
    to === undefined ? undefined : lt(moment, startOfDay(to, 1, timeZone)),
  );

const startOfDay = (day: string, daysLater: number, timeZone: string) =>
  sql`(${day < firstDay ? firstDay : day}::date + ${daysLater}::integer)::timestamp at time zone ${timeZone}`;
