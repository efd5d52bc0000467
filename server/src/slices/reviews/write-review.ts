import type { BodyOf, ReplyOf, reviewsEndpoints } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { ReviewContext } from "./review-context.ts";
import { removeDroppedImages, toImageRows } from "./review-images.ts";
import { lockPurchasedLine, lockReviewOfGear, markLineReviewed, saveReview } from "./store.ts";

/**
 * Only purchased gear can be reviewed, once per receipt line. A customer who reviews the same gear again replaces the
 * earlier review, so that nobody counts twice. A trigger updates the gear's rating.
 */
export async function writeReview(
  { database, imageStore }: ReviewContext,
  { userId }: Caller,
  draft: BodyOf<typeof reviewsEndpoints.writeReview>,
): Promise<ReplyOf<typeof reviewsEndpoints.writeReview>> {
  const { gear_id: gearId, rating, comment } = draft;
  const images = toImageRows(imageStore, userId, draft.images ?? []);
  const { earlier, review } = await database.transaction(async (tx) => {
    const line = await lockPurchasedLine(tx, userId, draft);
    if (!line) throw new ApiError("not_found", "You can only review items that you have bought.");
    if (!(await markLineReviewed(tx, line.orderId, gearId)))
      throw new ApiError("conflict", "You have already reviewed this item.");
    return {
      earlier: await lockReviewOfGear(tx, userId, gearId),
      review: await saveReview(tx, { gearId, rating, comment, images, userId, ...line }),
    };
  });
  await removeDroppedImages(imageStore, earlier?.images ?? [], images);
  return { message: "Review submitted successfully.", ...review };
}
