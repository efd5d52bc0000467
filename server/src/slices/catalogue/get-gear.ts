import type { GearWithReviews } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { gearById, reviewsOfGear } from "./store.ts";
import { toGearDto, toReviewDto } from "./serialize.ts";

export async function getGear(db: Db, id: number): Promise<GearWithReviews> {
  const row = await gearById(db, id);
  if (!row) throw new ApiError("not_found", "This gear does not exist.");
  const reviews = await reviewsOfGear(db, id);
  return { ...toGearDto(row), reviews: reviews.map(toReviewDto) };
}
