import type { BodyOf, ReplyOf, reviewsEndpoints } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { toReviewDto } from "./serialize.ts";
import { lockPurchasedLine, markLineReviewed, saveReview } from "./store.ts";

/**
 * Only purchased gear can be reviewed, once per receipt line. A customer who reviews the same gear again replaces the
 * earlier review, so that nobody counts twice. A trigger updates the gear's rating.
 */
export async function writeReview(
  database: Database,
  { userId }: Caller,
  draft: BodyOf<typeof reviewsEndpoints.writeReview>,
): Promise<ReplyOf<typeof reviewsEndpoints.writeReview>> {
  const { gear_id: gearId, rating, comment } = draft;
  const review = await database.transaction(async (tx) => {
    const line = await lockPurchasedLine(tx, userId, draft);
    if (!line) throw new ApiError("not_found", "You can only review items that you have bought.");
    if (!(await markLineReviewed(tx, line.orderId, gearId)))
      throw new ApiError("conflict", "You have already reviewed this item.");
    return saveReview(tx, { gearId, rating, comment, userId, ...line });
  });
  return { message: "Review submitted successfully.", ...toReviewDto(review) };
}
