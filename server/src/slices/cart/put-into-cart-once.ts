import { lockUser } from "../../platform/auth/lock-user.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { itemForGear, saveItem, stockAndPriceOf } from "./store.ts";

type Outcome = "added" | "in cart" | "sold out" | "not sold";

/** One unit of each gear that is not in the cart yet: a link can be opened twice. */
export const putIntoCartOnce = (
  database: Database,
  { userId }: Caller,
  gearIds: readonly number[],
): Promise<Map<number, Outcome>> =>
  database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const outcomes = new Map<number, Outcome>();
    for (const gearId of gearIds) outcomes.set(gearId, await putOnce(tx, userId, gearId));
    return outcomes;
  });

async function putOnce(tx: Tx, userId: number, gearId: number): Promise<Outcome> {
  // mutant(../foods/refill-cart.test.ts): a link that is opened twice puts one unit into the cart
  if (await itemForGear(tx, userId, gearId)) return "in cart";
  const gear = await stockAndPriceOf(tx, gearId);
  if (!gear?.isSold) return "not sold";
  if (gear.stock === 0) return "sold out";
  await saveItem(tx, { userId, gearId, quantity: 1, priceCents: gear.priceCents });
  return "added";
}
