import { type Day, type HouseholdPet, type Verdict, verdictOf } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { listHousehold } from "../userpets/list-household.ts";
import { toGearFitDto, toHazardDto } from "./serialize.ts";
import { gearFitRows, hazardRows, ingredientRows } from "./store.ts";

export interface Judgement {
  gear: { id: number; name: string };
  pet: HouseholdPet;
  verdict: Verdict;
}

/** The browser's verdicts again, from what is stored now: of each gear for each animal of the household. */
export async function judgeCart(db: Db, userId: number, gearIds: readonly number[], today: Day): Promise<Judgement[]> {
  const household = await listHousehold(db, userId);
  if (household.length === 0 || gearIds.length === 0) return [];
  const gears = await gearFitRows(db, gearIds);
  const ingredients = await ingredientRows(db);
  const hazards = (await hazardRows(db)).map(toHazardDto);
  const context = { household, ingredients, hazards, today };
  return gears.flatMap((gear) =>
    household.map((pet) => ({ gear, pet, verdict: verdictOf(toGearFitDto(gear), pet, context) })),
  );
}
