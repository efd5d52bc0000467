import { type SQL, sql } from "drizzle-orm";
import type { ResourceKind } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import type { Period } from "./period.ts";

/** What takes place or took place; a held time is an offer that somebody may not take. */
const takesPlace = sql`bookings.status not in ('Held', 'Cancelled')`;
const isIn = ({ from, to }: Pick<Period, "from" | "to">): SQL =>
  sql`bookings.date between ${from}::date and ${to}::date`;
const minutes = sql`extract(epoch from upper(during) - lower(during)) / 60`;

export interface ResourceUseRow {
  id: number;
  kind: ResourceKind;
  name: string;
  visits: number;
  noShows: number;
  bookedMinutes: number;
}

/** Retired ones only if they were used. */
export const resourceUseRows = (db: Db, period: Period): Promise<ResourceUseRow[]> =>
  db.execute(sql`
    select resources.id, resources.kind, resources.name, coalesce(visits, 0) as visits,
      coalesce("noShows", 0) as "noShows", coalesce("bookedMinutes", 0) as "bookedMinutes"
    from resources left join (
      select resource_id, count(*)::integer as visits,
        count(*) filter (where bookings.status = 'No-show')::integer as "noShows",
        sum(${minutes})::integer as "bookedMinutes"
      from bookings join reservations on reservations.booking_id = bookings.id
      where ${isIn(period)} and ${takesPlace}
      group by resource_id
    ) as used on used.resource_id = resources.id
    where resources.retired_at is null or visits > 0
    order by resources.position, resources.id`) as unknown as Promise<ResourceUseRow[]>;

export interface ServiceUseRow {
  id: number;
  name: string;
  visits: number;
  noShows: number;
  cancelled: number;
  bookedMinutes: number;
}

export const serviceUseRows = (db: Db, period: Period): Promise<ServiceUseRow[]> =>
  db.execute(sql`
    select services.id, services.name, count(bookings.id) filter (where ${takesPlace})::integer as visits,
      count(*) filter (where bookings.status = 'No-show')::integer as "noShows",
      count(*) filter (where bookings.status = 'Cancelled')::integer as cancelled,
      coalesce(sum(extract(epoch from ends_at - starts_at) / 60 + minutes_before + minutes_after)
        filter (where ${takesPlace}), 0)::integer as "bookedMinutes"
    from services left join bookings on bookings.service_id = services.id and ${isIn(period)}
    where services.archived_at is null or bookings.id is not null
    group by services.id order by services.position, services.id`) as unknown as Promise<ServiceUseRow[]>;

export interface LeadTimes {
  /** Null without any visit. */
  medianHours: number | null;
  /** How many visits fall into each of the limits, and how many are beyond the last. */
  counts: number[];
}

export async function leadTimes(db: Db, period: Period, limitsInDays: readonly number[]): Promise<LeadTimes> {
  const [row] = (await db.execute(sql`
    with led as (
      select greatest(extract(epoch from starts_at - booked_at), 0) / 3600 as hours from bookings
      where ${isIn(period)} and ${takesPlace} and source <> 'walk-in'
    )
    select percentile_cont(0.5) within group (order by hours)::float8 as "medianHours", (
      select json_agg((select count(*) from led where width_bucket(hours, ${sql.param(limitsInDays.map((days) => days * 24))}::numeric[]) = bucket) order by bucket)
      from generate_series(0, ${limitsInDays.length}) as bucket
    ) as counts
    from led`)) as unknown as LeadTimes[];
  return row as LeadTimes;
}
