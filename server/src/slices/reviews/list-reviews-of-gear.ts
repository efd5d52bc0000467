import type { GearReview } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { toReviewDto } from "./serialize.ts";
import { shownReviewsOf } from "./store.ts";

/** What everybody sees, newest first. */
export const listReviewsOfGear = async (db: Db, gearId: number): Promise<GearReview[]> =>
  (await shownReviewsOf(db, gearId)).map(toReviewDto);
