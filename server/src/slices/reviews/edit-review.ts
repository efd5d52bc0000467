import type { ReplyOf, ReviewEdit, reviewsEndpoints } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { removeDroppedImages, toImageRows } from "./review-images.ts";
import type { ReviewContext } from "./review-context.ts";
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
  const { before, after, edited } = await database.transaction(async (tx) => {
    const review = await lockOwnReview(tx, userId, id);
    if (!review) throw reviewNotFound();
    const after = given ?? review.images;
    return { before: review.images, after, edited: await updateAsAuthor(tx, id, { rating, comment, images: after }) };
  });
  await removeDroppedImages(imageStore, before, after);
  return { message: "Your review has been updated.", ...edited };
}
