import type { Foods } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { foodNotFound } from "./errors.ts";
import { insertSkip } from "./feeding-store.ts";
import type { FoodContext } from "./food-context.ts";
import { newestSupply } from "./household.ts";
import { listFoods } from "./list-foods.ts";
import { ownFood } from "./plan-food.ts";

/** For what is at home now. The next supply is reminded of again. */
export async function skipFoodReminder(
  context: FoodContext,
  caller: Caller,
  gearId: number,
  now: Date,
): Promise<Foods> {
  await context.database.transaction(async (tx) => {
    const supply = newestSupply(await ownFood(tx, context, caller, gearId));
    if (!supply) throw foodNotFound();
    await insertSkip(tx, supply.id, now);
  });
  return listFoods(context, caller, now);
}
