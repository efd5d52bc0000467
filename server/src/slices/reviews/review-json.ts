import type { GearReview } from "@pawhaven/contract";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { jsonObject, timeOf } from "../../platform/db/json.ts";
import { gearReviews } from "../../schema/index.ts";

/** A review as everybody sees it. */
export const reviewJson = jsonObject<GearReview>({
  id: gearReviews.id,
  user_name: gearReviews.userName,
  rating: gearReviews.rating,
  comment: gearReviews.comment,
  created_at: timeOf(gearReviews.createdAt),
  is_verified: sql<boolean>`${gearReviews.orderId} is not null`,
  images: sql<GearReview["images"]>`(
    select coalesce(json_agg(json_build_object('url', image->'url', 'alt', image->'alt') order by place), '[]')
    from jsonb_array_elements(${gearReviews.images}) with ordinality as shown (image, place)
  )`,
  reply: sql<GearReview["reply"]>`case when ${gearReviews.reply} is not null and ${gearReviews.repliedAt} is not null
    then json_build_object('text', ${gearReviews.reply}, 'replied_at', ${timeOf<Date | null>(gearReviews.repliedAt)}) end`,
});

/** What everybody sees of a gear, newest first. */
export const reviewsOfGearJson = (gearId: PgColumn): SQL<GearReview[]> => sql<GearReview[]>`(
  select coalesce(json_agg(${reviewJson} order by ${gearReviews.createdAt} desc, ${gearReviews.id} desc), '[]')
  from ${gearReviews}
  where ${gearReviews.gearId} = ${gearId}
    and ${gearReviews.hiddenAt} is null -- mutant(moderation.test.ts): a hidden review is not shown
)`;
