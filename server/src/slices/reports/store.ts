import type { SalesGrouping } from "@pawhaven/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import type { Period } from "./period.ts";

export interface SalesRowInDb {
  /** Null for the sum of all. */
  key: string | null;
  label: string | null;
  orders: number;
  units: number;
  cents: number;
  ordersBefore: number;
  unitsBefore: number;
  centsBefore: number;
}

const groupings: Record<SalesGrouping, { key: SQL; label: SQL }> = {
  day: { key: sql`day::text`, label: sql`day::text` },
  week: { key: sql`date_trunc('week', day)::date::text`, label: sql`date_trunc('week', day)::date::text` },
  gear: { key: sql`gear_id::text`, label: sql`gear_name` },
  category: { key: sql`category`, label: sql`category` },
  country: { key: sql`country`, label: sql`country` },
  payment: { key: sql`payment_method`, label: sql`payment_method` },
};

/**
 * Orders that were bought and not undone, by the day they were placed, with the period before beside it: its days are moved
 * to those of the period, so that first is compared with first. In one statement, sums of groups and of all, so that they
 * agree.
 */
export const salesRows = (db: Db, timeZone: string, period: Period, by: SalesGrouping): Promise<SalesRowInDb[]> =>
  db.execute(sql`
    with sold as (
      select orders.id as order_id, country, payment_method, gear_id, gears.name as gear_name, gears.category,
        quantity, unit_cents::bigint * quantity as cents, placed_at >= ${startOf(period.from, 0, timeZone)} as is_now,
        (placed_at at time zone ${timeZone}::text)::date as placed_on
      from orders join order_lines on order_lines.order_id = orders.id join gears on gears.id = gear_id
      where status in ('ordered', 'shipping', 'shipped')
        and placed_at >= ${startOf(period.before.from, 0, timeZone)} and placed_at < ${startOf(period.to, 1, timeZone)}
    ), moved as (
      select *, case when is_now then placed_on else placed_on + ${period.days}::integer end as day from sold
    )
    select ${groupings[by].key} as key, ${groupings[by].label} as label,
      count(distinct order_id) filter (where is_now)::integer as orders,
      coalesce(sum(quantity) filter (where is_now), 0)::integer as units,
      coalesce(sum(cents) filter (where is_now), 0)::float8 as cents,
      count(distinct order_id) filter (where not is_now)::integer as "ordersBefore",
      coalesce(sum(quantity) filter (where not is_now), 0)::integer as "unitsBefore",
      coalesce(sum(cents) filter (where not is_now), 0)::float8 as "centsBefore"
    from moved group by grouping sets ((1, 2), ())
    order by cents desc, "centsBefore" desc, key`) as unknown as Promise<SalesRowInDb[]>;

const startOf = (day: string, daysLater: number, timeZone: string): SQL =>
  sql`(${day}::date + ${daysLater}::integer)::timestamp at time zone ${timeZone}::text`;

export interface StockValueRowInDb {
  /** Null for the sum of all. */
  category: string | null;
  gears: number;
  units: number;
  cents: number;
}

/** On hand, also what is held for orders: it is the shop's until it leaves. */
export const stockValueRows = (db: Db): Promise<StockValueRowInDb[]> =>
  db.execute(sql`
    select category, count(*)::integer as gears, coalesce(sum(stock + held), 0)::integer as units,
      coalesce(sum((stock + held)::bigint * price_cents), 0)::float8 as cents
    from gears group by grouping sets ((category), ())
    order by cents desc, category`) as unknown as Promise<StockValueRowInDb[]>;
