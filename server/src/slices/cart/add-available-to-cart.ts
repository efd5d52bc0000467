import type { Database } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { stockAndPriceOf, lockCart, itemForGear, saveItem } from "./store.ts";

interface RequestedItem {
  gearId: number;
  name: string;
  quantity: number;
}

const maxQuantityPerItem = 999;

/** Adds what can be had of each, and names what could not be added in full. */
export async function addAvailableToCart(
  database: Database,
  { userId }: Caller,
  requestedItems: readonly RequestedItem[],
): Promise<{ added: number; leftOut: string[] }> {
  return database.transaction(async (tx) => {
    await lockCart(tx, userId);
    let added = 0;
    const leftOut: string[] = [];
    for (const { gearId, name, quantity } of requestedItems) {
      const gear = await stockAndPriceOf(tx, gearId);
      const currentQuantity = (await itemForGear(tx, userId, gearId))?.quantity ?? 0;
      const newQuantity = Math.min(currentQuantity + quantity, gear?.stock ?? 0, maxQuantityPerItem);
      if (gear && newQuantity > currentQuantity)
        await saveItem(tx, { userId, gearId, quantity: newQuantity, priceCents: gear.priceCents });
      added += Math.max(newQuantity - currentQuantity, 0);
      if (newQuantity < currentQuantity + quantity) leftOut.push(name);
    }
    return { added, leftOut };
  });
}
