import type { Foods } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { todayAt } from "../../platform/days.ts";
import { endPause, insertPause } from "./feeding-store.ts";
import type { FoodContext } from "./food-context.ts";
import { listFoods } from "./list-foods.ts";
import { type EaterParams, lockOwnEater } from "./own-eater.ts";

/** Pausing twice is pausing once. */
export async function pauseFood(
  context: FoodContext,
  caller: Caller,
  params: EaterParams,
  isPaused: boolean,
  now: Date,
): Promise<Foods> {
  const today = todayAt(context.shopIdentity.shop, now);
  await context.database.transaction(async (tx) => {
    const { id } = await lockOwnEater(tx, caller, params);
    await (isPaused ? insertPause : endPause)(tx, id, today);
  });
  return listFoods(context, caller, now);
}
