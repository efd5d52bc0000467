import type { ReplyOf, ReviewEdit, reviewsEndpoints } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Db } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { toReviewDto } from "./serialize.ts";
import { updateOwnReview } from "./store.ts";

export async function editReview(
  db: Db,
  { userId }: Caller,
  id: number,
  edit: ReviewEdit,
): Promise<ReplyOf<typeof reviewsEndpoints.editReview>> {
  const review = await updateOwnReview(db, userId, id, edit);
  if (!review) throw new ApiError("not_found", "We can't find this review. Its order may have been cancelled.");
  return { message: "Your review has been updated.", ...toReviewDto(review) };
}
