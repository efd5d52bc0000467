import type { FitRules } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { toCommonAllergenDto, toHazardDto } from "./serialize.ts";
import { commonAllergenRows, hazardRows, ingredientRows } from "./store.ts";

export async function getFitRules(db: Db): Promise<FitRules> {
  const [ingredients, hazards, allergens] = await Promise.all([
    ingredientRows(db),
    hazardRows(db),
    commonAllergenRows(db),
  ]);
  return {
    ingredients,
    hazards: hazards.map(toHazardDto),
    common_allergens: allergens.map(toCommonAllergenDto),
  };
}
