import { type SQL, sql } from "drizzle-orm";
import type { Period } from "./period.ts";

/** A period in the shop's days. */
export interface Scope {
  period: Period;
  timeZone: string;
}

/** Whether a moment is in the period or in the one before. */
export const isCompared = (moment: SQL, { period, timeZone }: Scope): SQL =>
  sql`${moment} >= ${startOf(period.before.from, 0, timeZone)} and ${moment} < ${startOf(period.to, 1, timeZone)}`;

/**
 * Rows with a moment `at`, told apart by `is_now`. The days of the period before are moved to those of the period, so that
 * first is compared with first.
 */
export const movedInto = ({ period, timeZone }: Scope, table: SQL): SQL => sql`
  select *, case when is_now then on_day else on_day + ${period.days}::integer end as day
  from (
    select *, at >= ${startOf(period.from, 0, timeZone)} as is_now,
      (at at time zone ${timeZone}::text)::date as on_day
    from ${table}
  ) as dated`;

/** Of every group, and of all together, in one statement, so that they agree. */
export const groupedInPeriods = sql`group by grouping sets ((1, 2, 3), (3))`;

export const timeGroupings = {
  day: { key: sql`day::text`, label: sql`day::text` },
  week: { key: sql`date_trunc('week', day)::date::text`, label: sql`date_trunc('week', day)::date::text` },
};

/**
 * The part of an amount that falls to a row by its weight, among the rows of one thing. Rounded sums are subtracted from each
 * other, so that the parts add up to the cent.
 */
export const shareOf = (amount: SQL, weight: SQL, thing: SQL, order: SQL): SQL => {
  const upTo = sql`sum(${weight}) over (partition by ${thing} order by ${order})`;
  const all = sql`sum(${weight}) over (partition by ${thing})`;
  return sql`(div(${amount} * ${upTo}, ${all}) - div(${amount} * (${upTo} - ${weight}), ${all}))`;
};

const startOf = (day: string, daysLater: number, timeZone: string): SQL =>
  sql`(${day}::date + ${daysLater}::integer)::timestamp at time zone ${timeZone}::text`;
