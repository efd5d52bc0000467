import type { GearWithReviews } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { gearById, reviewsOfGear } from "./store.ts";
import { gearOnTheWire, reviewOnTheWire } from "./wire.ts";

export async function getGear(db: Db, id: number): Promise<GearWithReviews> {
  const row = await gearById(db, id);
  if (!row) throw new Refusal("not_found", "This gear does not exist.");
  const reviews = await reviewsOfGear(db, id);
  return { ...gearOnTheWire(row), reviews: reviews.map(reviewOnTheWire) };
}
