import type { Database, Tx } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Caller } from "../../platform/sessions.ts";
import { deleteLine, deleteLines, gearOnSale, holdCart, lineForGear, type OnSale, ownLine, saveLine } from "./store.ts";

const mostOfOne = 999;

/** A cart holds nothing back from others; it only never asks for more than there is at the moment. */
export async function addToCart(database: Database, { userId }: Caller, gearId: number, quantity: number) {
  await database.transaction(async (tx) => {
    await holdCart(tx, userId);
    const gear = await gearOnSale(tx, gearId);
    if (!gear) throw new Refusal("not_found", "This gear does not exist.");
    const present = await lineForGear(tx, userId, gearId);
    await saveWithinStock(tx, { userId, gearId, quantity: (present?.quantity ?? 0) + quantity }, gear);
  });
  return { message: "Item added to cart successfully!" };
}

export async function updateCartItem(database: Database, { userId }: Caller, id: number, quantity: number) {
  await database.transaction(async (tx) => {
    await holdCart(tx, userId);
    const line = await ownLine(tx, userId, id);
    if (!line) throw noSuchLine();
    const gear = await gearOnSale(tx, line.gearId);
    if (!gear) throw noSuchLine();
    await saveWithinStock(tx, { userId, gearId: line.gearId, quantity }, gear);
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

interface Line {
  userId: number;
  gearId: number;
  quantity: number;
}

/** Whoever changes a line has seen its present price. */
async function saveWithinStock(tx: Tx, line: Line, { stock, priceCents }: OnSale): Promise<void> {
  if (stock === 0) throw new Refusal("conflict", "This gear is out of stock.");
  if (line.quantity > stock) throw new Refusal("conflict", `Only ${stock} left in stock.`);
  if (line.quantity > mostOfOne) throw new Refusal("conflict", `At most ${mostOfOne} of one gear.`);
  await saveLine(tx, { ...line, priceCents });
}

const noSuchLine = () => new Refusal("not_found", "This item is not in your cart.");
