import type { ReturnsGrouping } from "@pawhaven/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import type { FoundGroup } from "./build-report.ts";
import { groupedInPeriods, isCompared, movedInto, type Scope, shareOf, timeGroupings } from "./period-store.ts";

export interface ReturnsGroup extends FoundGroup {
  asked: number;
  approved: number;
  declined: number;
  received: number;
  units: number;
  restocked: number;
  writtenOff: number;
  refundedCents: number;
}

const groupings: Record<ReturnsGrouping, { key: SQL; label: SQL }> = {
  ...timeGroupings,
  gear: { key: sql`gear_id::text`, label: sql`gears.name` },
  reason: { key: sql`reason`, label: sql`reason` },
};

/** The lines of returns, with what arrived of each. What was refunded is spread over what arrived. */
const returnedLines = (scope: Scope) => sql`
  select returns.id as return_id, status, returns.reason, requested_at as at, return_lines.gear_id, return_lines.quantity,
    restocked, written_off, bool_or(restocked + written_off > 0) over (partition by returns.id) as has_arrived,
    coalesce(${shareOf(
      sql`refunds.amount_cents`,
      sql`(1 + (unit_cents::bigint * order_lines.quantity - discount_cents) * (restocked + written_off) / order_lines.quantity)`,
      sql`returns.id`,
      sql`return_lines.gear_id`,
    )}, 0)::bigint as refunded_cents
  from returns join return_lines on return_lines.return_id = returns.id
    join order_lines on order_lines.order_id = returns.order_id and order_lines.gear_id = return_lines.gear_id
    left join refunds on refunds.id = returns.refund_id
  where ${isCompared(sql`requested_at`, scope)}`;

export const returnsGroups = (db: Db, scope: Scope, by: ReturnsGrouping): Promise<ReturnsGroup[]> =>
  db.execute(sql`
    with moved as (${movedInto(scope, sql`(${returnedLines(scope)}) as lines`)})
    select ${groupings[by].key} as key, ${groupings[by].label} as label, is_now as "isNow",
      count(distinct return_id)::integer as asked,
      count(distinct return_id) filter (where status in ('approved', 'received', 'refunded'))::integer as approved,
      count(distinct return_id) filter (where status = 'declined')::integer as declined,
      count(distinct return_id) filter (where has_arrived)::integer as received,
      sum(quantity)::integer as units, sum(restocked)::integer as restocked, sum(written_off)::integer as "writtenOff",
      sum(refunded_cents)::float8 as "refundedCents"
    from moved join gears on gears.id = gear_id ${groupedInPeriods}`) as unknown as Promise<ReturnsGroup[]>;
