import type { reviewsEndpoints } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { editReview } from "./edit-review.ts";
import { listUnreviewed } from "./list-unreviewed.ts";
import { listMyReviews } from "./my-reviews.ts";
import { writeReview } from "./write-review.ts";

export const reviewsRoutes = (database: Database): Handlers<typeof reviewsEndpoints> => ({
  listUnreviewed: ({ caller }) => listUnreviewed(database.db, caller),
  listMyReviews: ({ caller }) => listMyReviews(database.db, caller),
  writeReview: ({ caller, body }) => writeReview(database, caller, body),
  editReview: ({ caller, params, body }) => editReview(database.db, caller, params.id, body),
});
