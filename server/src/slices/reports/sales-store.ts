import type { SalesGrouping } from "@pawhaven/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import type { FoundGroup } from "./build-report.ts";
import { groupedInPeriods, isCompared, movedInto, type Scope, shareOf, timeGroupings } from "./period-store.ts";

export interface SalesGroup extends FoundGroup {
  orders: number;
  units: number;
  grossCents: number;
  discountCents: number;
  refundedCents: number;
}

const groupings: Record<SalesGrouping, { key: SQL; label: SQL }> = {
  ...timeGroupings,
  gear: { key: sql`gear_id::text`, label: sql`gears.name` },
  category: { key: sql`category`, label: sql`category` },
  country: { key: sql`country`, label: sql`country` },
  payment: { key: sql`payment_method`, label: sql`payment_method` },
};

/** Units of a cash order that were cancelled before anything was paid for them. */
const leftOut = sql`
  select case when orders.cancelled_cents = 0 then 0 else line.cancelled - coalesce((
    select sum(part.cancelled) from refund_lines as part join refunds on refunds.id = part.refund_id
    where refunds.order_id = orders.id and part.gear_id = line.gear_id
  ), 0) end::integer as left_out`;

/** What the first units of a line cost, as `unitsCents` of the contract has it. */
const netOfUnits = (units: SQL) => sql`(unit_cents::bigint * quantity - discount_cents) * ${units} / quantity`;

/** Lines of orders that were bought, on the day they were placed. One that was undone counts if money went back for it. */
const soldLines = (scope: Scope) => sql`
  select orders.id as order_id, country, payment_method, line.gear_id, placed_at as at, quantity - left_out as units,
    unit_cents::bigint * (quantity - left_out) as gross_cents,
    discount_cents - (unit_cents::bigint * left_out - ${netOfUnits(sql`left_out`)}) as discount_cents,
    0::bigint as refunded_cents
  from orders join order_lines as line on line.order_id = orders.id cross join lateral (${leftOut}) as items
  where (status in ('ordered', 'shipping', 'shipped') or orders.refunded_cents > 0) and ${isCompared(sql`placed_at`, scope)}`;

/**
 * Refunds on the day they were made, also those that are still owed. Each is spread over the lines it is for, or over all of
 * the order where it is for an amount.
 */
const refundParts = (scope: Scope) => sql`
  select null::integer as order_id, country, payment_method, gear_id, at, 0 as units, 0::bigint as gross_cents,
    0::bigint as discount_cents,
    ${shareOf(sql`refund_cents`, sql`weight`, sql`refund_id`, sql`gear_id`)}::bigint as refunded_cents
  from (
    select refunds.id as refund_id, refunds.amount_cents as refund_cents, refunds.created_at as at, country, payment_method,
      line.gear_id, greatest(1, ${netOfUnits(sql`coalesce(part.cancelled + part.sent, line.quantity)`)}) as weight
    from refunds join orders on orders.id = refunds.order_id join order_lines as line on line.order_id = orders.id
      left join refund_lines as part on part.refund_id = refunds.id and part.gear_id = line.gear_id
    where refunds.state <> 'superseded' and ${isCompared(sql`refunds.created_at`, scope)}
      and (part.refund_id is not null or not exists (select from refund_lines where refund_id = refunds.id))
  ) as weighed`;

export const salesGroups = (db: Db, scope: Scope, by: SalesGrouping): Promise<SalesGroup[]> =>
  db.execute(sql`
    with moved as (${movedInto(scope, sql`(${soldLines(scope)} union all ${refundParts(scope)}) as events`)})
    select ${groupings[by].key} as key, ${groupings[by].label} as label, is_now as "isNow",
      count(distinct order_id)::integer as orders, sum(units)::integer as units,
      sum(gross_cents)::float8 as "grossCents", sum(discount_cents)::float8 as "discountCents",
      sum(refunded_cents)::float8 as "refundedCents"
    from moved join gears on gears.id = gear_id ${groupedInPeriods}`) as unknown as Promise<SalesGroup[]>;
