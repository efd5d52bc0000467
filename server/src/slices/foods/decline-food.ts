import type { Foods } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { declineSupplies } from "./feeding-store.ts";
import type { FoodContext } from "./food-context.ts";
import { listFoods } from "./list-foods.ts";
import { ownFood } from "./plan-food.ts";

/** A gift, or for an animal that is not on the list. What arrives later is asked about again. */
export async function declineFood(context: FoodContext, caller: Caller, gearId: number, now: Date): Promise<Foods> {
  await context.database.transaction(async (tx) => {
    const { supplies } = await ownFood(tx, context, caller, gearId);
    const ids = supplies.map(({ id }) => id);
    if (ids.length > 0) await declineSupplies(tx, ids);
  });
  return listFoods(context, caller, now);
}
