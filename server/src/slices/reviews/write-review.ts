import type { BodyOf, ReplyOf, reviewsEndpoints } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { insertReview, lockPurchasedLine } from "./store.ts";

const constraintErrors = {
  gear_reviews_one_per_line: () => new ApiError("conflict", "You have already reviewed this item."),
};

/** Only purchased gear can be reviewed, once per receipt line. A trigger updates the gear's rating. */
export async function writeReview(
  database: Database,
  { userId }: Caller,
  draft: BodyOf<typeof reviewsEndpoints.writeReview>,
): Promise<ReplyOf<typeof reviewsEndpoints.writeReview>> {
  const { gear_id: gearId, rating, comment } = draft;
  const inserted = database.transaction(async (tx) => {
    const line = await lockPurchasedLine(tx, userId, draft);
    if (!line) throw new ApiError("not_found", "You can only review items that you have bought.");
    return insertReview(tx, { gearId, rating, comment, userId, ...line });
  });
  const { id, userName: user_name, createdAt } = await inserted.catch(mapConstraintErrors(constraintErrors));
  return {
    message: "Review submitted successfully.",
    id,
    user_name,
    rating,
    comment,
    created_at: createdAt.toISOString(),
  };
}
