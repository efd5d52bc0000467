import type { ReviewsGrouping } from "@pawhaven/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import type { FoundGroup } from "./build-report.ts";
import { groupedInPeriods, isCompared, movedInto, type Scope, timeGroupings } from "./period-store.ts";

export interface ReviewsGroup extends FoundGroup {
  reviews: number;
  hidden: number;
  average: number | null;
}

const groupings: Record<ReviewsGrouping, { key: SQL; label: SQL }> = {
  ...timeGroupings,
  gear: { key: sql`gear_id::text`, label: sql`gears.name` },
};

const writtenReviews = (scope: Scope) => sql`
  select gear_id, rating, hidden_at is not null as is_hidden, created_at as at
  from gear_reviews where ${isCompared(sql`created_at`, scope)}`;

export const reviewsGroups = (db: Db, scope: Scope, by: ReviewsGrouping): Promise<ReviewsGroup[]> =>
  db.execute(sql`
    with moved as (${movedInto(scope, sql`(${writtenReviews(scope)}) as written`)})
    select ${groupings[by].key} as key, ${groupings[by].label} as label, is_now as "isNow",
      count(*)::integer as reviews, (count(*) filter (where is_hidden))::integer as hidden,
      round(avg(moved.rating) filter (where not is_hidden), 2)::float8 as average
    from moved join gears on gears.id = gear_id ${groupedInPeriods}`) as unknown as Promise<ReviewsGroup[]>;
