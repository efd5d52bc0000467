import type { GearSuggestion } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { toGearSuggestionDto } from "./serialize.ts";
import { likedGears } from "./suggestion-store.ts";

/** Featured and well rated gears that are in stock. */
export async function listPopularGears(db: Db, limit: number): Promise<GearSuggestion[]> {
  return (await likedGears(db, limit)).map(toGearSuggestionDto);
}
