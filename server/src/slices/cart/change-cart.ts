import { maxQuantityPerItem, noLongerSold } from "@pawhaven/contract";
import { lockUser } from "../../platform/auth/lock-user.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import {
  deleteItem,
  deleteItems,
  findOwnItem,
  itemForGear,
  saveItem,
  type StockAndPrice,
  stockAndPriceOf,
} from "./store.ts";

/** A cart reserves nothing; its quantities are only limited by the current stock. */
export async function addToCart(database: Database, { userId }: Caller, gearId: number, quantity: number) {
  await database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const gear = await stockAndPriceOf(tx, gearId);
    if (!gear) throw new ApiError("not_found", "This gear does not exist.");
    const existing = await itemForGear(tx, userId, gearId);
    await saveWithinStock(tx, { userId, gearId, quantity: (existing?.quantity ?? 0) + quantity }, gear);
  });
  return { message: "Item added to cart successfully!" };
}

export async function updateCartItem(database: Database, { userId }: Caller, id: number, quantity: number) {
  await database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const item = await findOwnItem(tx, userId, id);
    if (!item) throw itemNotFound();
    const gear = await stockAndPriceOf(tx, item.gearId);
    if (!gear) throw itemNotFound();
    await saveWithinStock(tx, { userId, gearId: item.gearId, quantity }, gear);
  });
  return { message: "Quantity updated." };
}

export async function removeCartItem({ db }: Database, { userId }: Caller, id: number) {
  if (!(await deleteItem(db, userId, id))) throw itemNotFound();
  return { message: "Item removed." };
}

export async function clearCart({ db }: Database, { userId }: Caller) {
  await deleteItems(db, userId);
  return { message: "Cart cleared." };
}

interface CartItemUpdate {
  userId: number;
  gearId: number;
  quantity: number;
}

/** Also stores the current price, which the customer has seen when changing the item. */
async function saveWithinStock(
  tx: Tx,
  item: CartItemUpdate,
  { stock, priceCents, isSold }: StockAndPrice,
): Promise<void> {
  // mutant(../catalogue/editing/editing.test.ts): a hidden gear cannot be put into a cart
  if (!isSold) throw new ApiError("conflict", noLongerSold);
  if (stock === 0) throw new ApiError("conflict", "This gear is out of stock.");
  // mutant(cart.test.ts): a cart holds no more than is in stock
  if (item.quantity > stock) throw new ApiError("conflict", `Only ${stock} left in stock.`);
  if (item.quantity > maxQuantityPerItem)
    throw new ApiError("conflict", `You can order at most ${maxQuantityPerItem} of one item.`);
  await saveItem(tx, { ...item, priceCents });
}

export const itemNotFound = () => new ApiError("not_found", "This item is not in your cart.");
