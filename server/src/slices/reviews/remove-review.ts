import type { Caller } from "../../platform/auth/sessions.ts";
import { reviewNotFound } from "./edit-review.ts";
import type { ReviewContext } from "./review-context.ts";
import { removeDroppedImages } from "./review-images.ts";
import { deleteReview, lockOwnReview, reopenLines } from "./store.ts";

/**
 * The purchase can be reviewed again, unless staff have hidden the review: otherwise removing it would be a way to write
 * the same once more.
 */
export async function removeReview(
  { database, imageStore }: ReviewContext,
  { userId }: Caller,
  id: number,
): Promise<{ message: string }> {
  const review = await database.transaction(async (tx) => {
    const found = await lockOwnReview(tx, userId, id);
    if (!found) throw reviewNotFound();
    await deleteReview(tx, id);
    // mutant(moderation.test.ts): a review that was hidden is not written again after it was removed
    if (found.hiddenAt === null) await reopenLines(tx, userId, found.gearId);
    return found;
  });
  await removeDroppedImages(imageStore, review.images);
  return { message: "Your review has been removed." };
}
