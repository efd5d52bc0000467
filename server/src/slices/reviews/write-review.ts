import type { BodyOf, ReplyOf, reviewsEndpoints } from "@pawhaven/contract";
import { violatedConstraint, type Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { lockPurchasedLine, insertReview } from "./store.ts";

/** Only what was bought can be reviewed, once per line of a receipt. The gear's rating follows by itself. */
export async function writeReview(
  database: Database,
  { userId }: Caller,
  given: BodyOf<typeof reviewsEndpoints.writeReview>,
): Promise<ReplyOf<typeof reviewsEndpoints.writeReview>> {
  const { gear_id: gearId, rating, comment } = given;
  const write = database.transaction(async (tx) => {
    const line = await lockPurchasedLine(tx, userId, given);
    if (!line) throw new ApiError("not_found", "You can review what you have bought; this is not on your receipt.");
    return insertReview(tx, { gearId, rating, comment, userId, ...line });
  });
  const row = await write.catch((error: unknown) => {
    if (violatedConstraint(error) !== "gear_reviews_one_per_line") throw error;
    throw new ApiError("conflict", "You have reviewed this already.");
  });
  const { id, userName: user_name, createdAt } = row;
  return {
    message: "Review submitted successfully.",
    id,
    user_name,
    rating,
    comment,
    created_at: createdAt.toISOString(),
  };
}
