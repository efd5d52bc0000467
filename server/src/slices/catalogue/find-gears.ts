import type { GearSuggestion } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { toGearSuggestionDto } from "./serialize.ts";
import { suggestGears } from "./suggest-gears.ts";
import { gearsWithText } from "./suggestion-store.ts";

/**
 * Suggestions, or else gears that contain the text: English words without meaning, such as "do", suggest nothing, but are
 * words of other languages.
 */
export async function findGears(db: Db, text: string, limit: number): Promise<GearSuggestion[]> {
  const suggested = await suggestGears(db, { q: text, limit });
  return suggested.length > 0 ? suggested : (await gearsWithText(db, text, limit)).map(toGearSuggestionDto);
}
