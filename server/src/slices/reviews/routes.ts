import type { reviewsEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { editReview } from "./edit-review.ts";
import { listUnreviewed } from "./list-unreviewed.ts";
import { listMyReviews } from "./my-reviews.ts";
import { removeReview } from "./remove-review.ts";
import type { ReviewContext } from "./review-context.ts";
import { writeReview } from "./write-review.ts";

export const reviewsRoutes = (context: ReviewContext): Handlers<typeof reviewsEndpoints> => ({
  listUnreviewed: ({ caller }) => listUnreviewed(context.database.db, caller),
  listMyReviews: ({ caller }) => listMyReviews(context.database.db, caller),
  writeReview: ({ caller, body }) => writeReview(context, caller, body),
  editReview: ({ caller, params, body }) => editReview(context, caller, params.id, body),
  removeReview: ({ caller, params }) => removeReview(context, caller, params.id),
});
