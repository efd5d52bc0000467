import type { MyReview } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { toReviewDto } from "./serialize.ts";
import { updateReviewerName, reviewsBy, reviewsWithGearBy } from "./store.ts";

export async function listMyReviews(db: Db, { userId }: Caller): Promise<MyReview[]> {
  const rows = await reviewsWithGearBy(db, userId);
  return rows.map(({ review, gear }) => ({
    ...toReviewDto(review),
    gear_id: review.gearId,
    name: gear.name,
    main_image: gear.images[0] ?? null,
  }));
}

/** For the data export of an account. */
export async function exportReviews(db: Db, userId: number) {
  const rows = await reviewsBy(db, userId);
  return rows.map(({ gearId: gear_id, rating, comment, createdAt }) => ({
    gear_id,
    rating,
    comment,
    created_at: createdAt.toISOString(),
  }));
}

/** Reviews stay when an account is deleted, but without the customer's name. */
export const anonymizeReviews = (tx: Tx, userId: number): Promise<void> =>
  updateReviewerName(tx, userId, "A former customer");
