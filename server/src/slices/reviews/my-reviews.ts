import type { MyReview } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { toMyReviewDto } from "./serialize.ts";
import { anonymizeReviewsBy, reviewsBy, reviewsWithGearBy } from "./store.ts";

export const listMyReviews = async (db: Db, { userId }: Pick<Caller, "userId">): Promise<MyReview[]> =>
  (await reviewsWithGearBy(db, userId)).map(({ review, gear }) => toMyReviewDto(review, gear));

/** For the data export of an account. */
export async function exportReviews(db: Db, userId: number) {
  const rows = await reviewsBy(db, userId);
  return rows.map(({ gearId: gear_id, rating, comment, createdAt, images, hiddenReason: hidden_reason, reply }) => ({
    gear_id,
    rating,
    comment,
    created_at: createdAt.toISOString(),
    pictures: images.map(({ url, alt }) => ({ url, alt })),
    hidden_reason,
    reply,
  }));
}

/** Reviews stay when an account is deleted, but without the customer's name and pictures. */
export const anonymizeReviews = (tx: Tx, userId: number): Promise<void> =>
  anonymizeReviewsBy(tx, userId, "A former customer");
