import type { ReplyOf, ReviewEdit, reviewsEndpoints } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { removeDroppedImages, toImageRows } from "./review-images.ts";
import type { ReviewContext } from "./review-context.ts";
import { toReviewDto } from "./serialize.ts";
import { lockOwnReview, updateAsAuthor } from "./store.ts";

export const reviewNotFound = () =>
  new ApiError("not_found", "We can't find this review. Its order may have been cancelled.");

/** A hidden review stays hidden; staff read what was changed. */
export async function editReview(
  { database, imageStore }: ReviewContext,
  { userId }: Caller,
  id: number,
  { rating, comment, images }: ReviewEdit,
): Promise<ReplyOf<typeof reviewsEndpoints.editReview>> {
  const given = images && toImageRows(imageStore, userId, images);
  const { before, after } = await database.transaction(async (tx) => {
    const review = await lockOwnReview(tx, userId, id);
    if (!review) throw reviewNotFound();
    return {
      before: review.images,
      after: await updateAsAuthor(tx, id, { rating, comment, images: given ?? review.images }),
    };
  });
  await removeDroppedImages(imageStore, before, after.images);
  return { message: "Your review has been updated.", ...toReviewDto(after) };
}
