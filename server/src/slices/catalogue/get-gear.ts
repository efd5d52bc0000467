import { type GearWithReviews, noLongerSold } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { JsonText } from "../../platform/db/json.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { gearPageById } from "./store.ts";

export async function getGear(db: Db, id: number): Promise<JsonText<GearWithReviews>> {
  const row = await gearPageById(db, id);
  if (!row) throw new ApiError("not_found", "This gear does not exist.");
  // mutant(editing/editing.test.ts): a hidden gear has no page
  if (row.state !== "live") throw new ApiError("not_found", noLongerSold);
  return new JsonText([row.json]);
}
