import type { staffReviewsEndpoints } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { checkReviews } from "./check-reviews.ts";
import { exportReviews } from "./export-reviews.ts";
import { getReviewAsStaff, listReviewsAsStaff } from "./list-reviews-as-staff.ts";
import { moderateReview, replyToReview } from "./moderate-review.ts";

export const staffReviewsRoutes = (database: Database, timeZone: string): Handlers<typeof staffReviewsEndpoints> => ({
  listReviewsAsStaff: ({ query }) => listReviewsAsStaff(database.db, timeZone, query),
  exportReviews: ({ caller, query }) => exportReviews(database, timeZone, caller, query),
  getReviewAsStaff: ({ params }) => getReviewAsStaff(database.db, params.id),
  checkReviews: ({ caller, body }) => checkReviews(database, caller, body.reviews),
  moderateReview: ({ caller, params, body }) => moderateReview(database, caller, params.id, body),
  replyToReview: ({ caller, params, body }) => replyToReview(database, caller, params.id, body),
});
