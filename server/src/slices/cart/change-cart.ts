import type { Database, Tx } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Caller } from "../../platform/sessions.ts";
import { deleteLine, deleteLines, holdCart, lineForGear, ownLine, saveLine, stockOf } from "./store.ts";

/** A cart holds nothing back from others; it only never asks for more than there is at the moment. */
export async function addToCart(database: Database, { userId }: Caller, gearId: number, quantity: number) {
  await database.transaction(async (tx) => {
    await holdCart(tx, userId);
    const stock = await stockOf(tx, gearId);
    if (stock === undefined) throw new Refusal("not_found", "This gear does not exist.");
    const present = await lineForGear(tx, userId, gearId);
    await saveWithinStock(tx, userId, gearId, (present?.quantity ?? 0) + quantity, stock);
  });
  return { message: "Item added to cart successfully!" };
}

export async function updateCartItem(database: Database, { userId }: Caller, id: number, quantity: number) {
  await database.transaction(async (tx) => {
    await holdCart(tx, userId);
    const line = await ownLine(tx, userId, id);
    if (!line) throw noSuchLine();
    await saveWithinStock(tx, userId, line.gearId, quantity, (await stockOf(tx, line.gearId)) ?? 0);
  });
  return { message: "The quantity is changed." };
}

export async function removeCartItem({ db }: Database, { userId }: Caller, id: number) {
  if (!(await deleteLine(db, userId, id))) throw noSuchLine();
  return { message: "The item is removed." };
}

export async function clearCart({ db }: Database, { userId }: Caller) {
  await deleteLines(db, userId);
  return { message: "The cart is empty." };
}

async function saveWithinStock(tx: Tx, userId: number, gearId: number, quantity: number, stock: number): Promise<void> {
  if (stock === 0) throw new Refusal("conflict", "This gear is out of stock.");
  if (quantity > stock) throw new Refusal("conflict", `Only ${stock} left in stock.`);
  await saveLine(tx, userId, gearId, quantity);
}

const noSuchLine = () => new Refusal("not_found", "This item is not in your cart.");
