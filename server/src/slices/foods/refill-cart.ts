import type { RefillLine } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { putIntoCartOnce } from "../cart/put-into-cart-once.ts";
import { foodNotFound } from "./errors.ts";
import type { FoodContext } from "./food-context.ts";
import { loadHomeFoods } from "./household.ts";
import { lastPriceOf, toFoodGearDto } from "./serialize.ts";

/** One of each, however often it is repeated. Nothing is ordered. */
export async function refillCart(
  { database, shopIdentity }: FoodContext,
  caller: Caller,
  gearIds: readonly number[],
): Promise<RefillLine[]> {
  const homeFoods = await loadHomeFoods(database.db, [caller.userId], shopIdentity.shop.timeZone);
  // mutant(refill-cart.test.ts): a link puts nothing into a cart that its customer has not bought before
  const foods = homeFoods.filter(({ gear }) => gearIds.includes(gear.id));
  if (foods.length === 0) throw foodNotFound();
  const outcomes = await putIntoCartOnce(
    database,
    caller,
    foods.map(({ gear }) => gear.id),
  );
  return foods.map((food) => ({
    gear: toFoodGearDto(food.gear),
    last_price: lastPriceOf(food),
    outcome: outcomes.get(food.gear.id) ?? "not sold",
  }));
}
