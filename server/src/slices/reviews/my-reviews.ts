import type { Db, Tx } from "../../platform/db/database.ts";
import { updateReviewerName, reviewsBy } from "./store.ts";

/** For the customer's own copy of their data. */
export async function listMyReviews(db: Db, userId: number) {
  const rows = await reviewsBy(db, userId);
  return rows.map(({ gearId: gear_id, rating, comment, createdAt }) => ({
    gear_id,
    rating,
    comment,
    created_at: createdAt.toISOString(),
  }));
}

/** What was said of a gear stays useful to others; who said it is forgotten with the account. */
export const anonymizeReviews = (tx: Tx, userId: number): Promise<void> =>
  updateReviewerName(tx, userId, "A former customer");
