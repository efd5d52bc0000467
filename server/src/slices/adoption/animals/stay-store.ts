import type { StayReport } from "@pawhaven/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";

export interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

const isWithin = (day: SQL, { from, to }: Period): SQL => sql`(${day} >= coalesce(${from ?? null}::date, '-infinity')
  and ${day} <= coalesce(${to ?? null}::date, 'infinity'))`;

const length = sql`(shelter_stays.left_on - shelter_stays.arrived_on)`;

export type TypeRow = StayReport["by_type"][number];

export const staysByType = (db: Db, period: Period): Promise<TypeRow[]> => {
  const ended = isWithin(sql`left_on`, period);
  const endedAs = (outcome: string) => sql`count(*) filter (where ${ended} and outcome = ${outcome})::integer`;
  return db.execute(sql`
    select type, count(*) filter (where ${isWithin(sql`arrived_on`, period)})::integer as arrived,
      count(*) filter (where ${ended})::integer as ended, ${endedAs("adopted")} as adopted,
      ${endedAs("returned to owner")} as returned_to_owner, ${endedAs("transferred")} as transferred,
      ${endedAs("died")} as died, round(avg(${length}) filter (where ${ended}), 1)::float8 as average_days,
      count(*) filter (where left_on is null)::integer as in_shelter
    from shelter_stays join pets on pets.id = pet_id group by type order by type`) as unknown as Promise<TypeRow[]>;
};

export async function stayLengths(
  db: Db,
  period: Period,
): Promise<{ median_days: number | null; average_days: number | null; ended: number }> {
  const [row] = (await db.execute(sql`
    select percentile_cont(0.5) within group (order by ${length})::float8 as median_days,
      round(avg(${length}), 1)::float8 as average_days, count(*)::integer as ended
    from shelter_stays where left_on is not null and ${isWithin(sql`left_on`, period)}`)) as unknown as [
    { median_days: number | null; average_days: number | null; ended: number },
  ];
  return row;
}

export const longestStays = (db: Db, today: string, limit: number): Promise<StayReport["longest"]> =>
  db.execute(sql`
    select pets.id, name, type, arrived_on::text, ${today}::date - arrived_on as days
    from shelter_stays join pets on pets.id = pet_id where left_on is null
    order by arrived_on, pets.id limit ${limit}`) as unknown as Promise<StayReport["longest"]>;

export interface StayExportRow {
  id: number;
  name: string;
  type: string;
  intake_kind: string;
  arrived_on: string;
  left_on: string | null;
  outcome: string | null;
  days: number;
}

/** Every stay of which a day is in the period. */
export const staysTouching = (db: Db, period: Period, today: string): Promise<StayExportRow[]> =>
  db.execute(sql`
    select pets.id, name, type, intake_kind, arrived_on::text, left_on::text, outcome,
      coalesce(left_on, ${today}::date) - arrived_on as days
    from shelter_stays join pets on pets.id = pet_id
    where arrived_on <= coalesce(${period.to ?? null}::date, 'infinity')
      and coalesce(left_on, 'infinity') >= coalesce(${period.from ?? null}::date, '-infinity')
    order by arrived_on, shelter_stays.id`) as unknown as Promise<StayExportRow[]>;
