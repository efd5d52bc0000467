import { maxQuantityPerItem, noLongerSold } from "@pawhaven/contract";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { itemForGear, saveItem, stockAndPriceOf } from "./store.ts";

interface ItemToPut {
  userId: number;
  gearId: number;
  /** How many the cart should have then, if it has so many now. */
  wanted: (inCart: number) => number;
}

/** As many as there are, and never fewer than before. The message says so. The caller has locked the user. */
export async function putIntoCart(tx: Tx, { userId, gearId, wanted }: ItemToPut) {
  const gear = await stockAndPriceOf(tx, gearId);
  if (!gear) throw new ApiError("not_found", "This gear does not exist.");
  if (!gear.isSold) throw new ApiError("conflict", noLongerSold);
  if (gear.stock === 0) throw new ApiError("conflict", "This gear is out of stock.");
  const inCart = (await itemForGear(tx, userId, gearId))?.quantity ?? 0;
  // mutant(saved/saved-items.test.ts): no more is put back into a cart than is in stock
  const quantity = Math.max(Math.min(wanted(inCart), gear.stock, maxQuantityPerItem), inCart);
  await saveItem(tx, { userId, gearId, quantity, priceCents: gear.priceCents });
  const isAll = quantity >= wanted(inCart);
  const message = isAll
    ? `${gear.name} is back in your cart.`
    : `${gear.name} is back in your cart, but only ${quantity}: there are no more.`;
  return { message, quantity };
}
