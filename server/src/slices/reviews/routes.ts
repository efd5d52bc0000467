import type { reviewsEndpoints } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { listUnreviewed } from "./list-unreviewed.ts";
import { writeReview } from "./write-review.ts";

export const reviewsRoutes = (database: Database): Handlers<typeof reviewsEndpoints> => ({
  listUnreviewed: ({ caller }) => listUnreviewed(database.db, caller),
  writeReview: ({ caller, body }) => writeReview(database, caller, body),
});
