import type { GearReview } from "@pawhaven/contract";
import type { gearReviews } from "../../schema/index.ts";

export const toReviewDto = ({
  id,
  userName: user_name,
  rating,
  comment,
  createdAt,
}: typeof gearReviews.$inferSelect): GearReview => ({
  id,
  user_name,
  rating,
  comment,
  created_at: createdAt.toISOString(),
});
