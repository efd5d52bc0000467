import type { Foods } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { todayAt } from "../../platform/days.ts";
import { stopFeeding } from "./feeding-store.ts";
import type { FoodContext } from "./food-context.ts";
import { listFoods } from "./list-foods.ts";
import { type EaterParams, lockOwnEater } from "./own-eater.ts";

/** Others at the same home may go on eating it. */
export async function stopFood(context: FoodContext, caller: Caller, params: EaterParams, now: Date): Promise<Foods> {
  const today = todayAt(context.shopIdentity.shop, now);
  await context.database.transaction(async (tx) => stopFeeding(tx, await lockOwnEater(tx, caller, params), today));
  return listFoods(context, caller, now);
}
