import type { Db, Tx } from "../../platform/db/database.ts";
import { updateReviewerName, reviewsBy } from "./store.ts";

/** For the data export of an account. */
export async function listMyReviews(db: Db, userId: number) {
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
