import type { Database, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import {
  deleteItem,
  deleteItems,
  stockAndPriceOf,
  lockCart,
  itemForGear,
  type StockAndPrice,
  findOwnItem,
  saveItem,
} from "./store.ts";

const maxQuantityPerItem = 999;

/** A cart holds nothing back from others; it only never asks for more than there is at the moment. */
export async function addToCart(database: Database, { userId }: Caller, gearId: number, quantity: number) {
  await database.transaction(async (tx) => {
    await lockCart(tx, userId);
    const gear = await stockAndPriceOf(tx, gearId);
    if (!gear) throw new ApiError("not_found", "This gear does not exist.");
    const existing = await itemForGear(tx, userId, gearId);
    await saveWithinStock(tx, { userId, gearId, quantity: (existing?.quantity ?? 0) + quantity }, gear);
  });
  return { message: "Item added to cart successfully!" };
}

export async function updateCartItem(database: Database, { userId }: Caller, id: number, quantity: number) {
  await database.transaction(async (tx) => {
    await lockCart(tx, userId);
    const item = await findOwnItem(tx, userId, id);
    if (!item) throw itemNotFound();
    const gear = await stockAndPriceOf(tx, item.gearId);
    if (!gear) throw itemNotFound();
    await saveWithinStock(tx, { userId, gearId: item.gearId, quantity }, gear);
  });
  return { message: "The quantity is changed." };
}

export async function removeCartItem({ db }: Database, { userId }: Caller, id: number) {
  if (!(await deleteItem(db, userId, id))) throw itemNotFound();
  return { message: "The item is removed." };
}

export async function clearCart({ db }: Database, { userId }: Caller) {
  await deleteItems(db, userId);
  return { message: "The cart is empty." };
}

interface CartItemUpdate {
  userId: number;
  gearId: number;
  quantity: number;
}

/** Whoever changes a line has seen its present price. */
async function saveWithinStock(tx: Tx, item: CartItemUpdate, { stock, priceCents }: StockAndPrice): Promise<void> {
  if (stock === 0) throw new ApiError("conflict", "This gear is out of stock.");
  if (item.quantity > stock) throw new ApiError("conflict", `Only ${stock} left in stock.`);
  if (item.quantity > maxQuantityPerItem) throw new ApiError("conflict", `At most ${maxQuantityPerItem} of one gear.`);
  await saveItem(tx, { ...item, priceCents });
}

const itemNotFound = () => new ApiError("not_found", "This item is not in your cart.");
