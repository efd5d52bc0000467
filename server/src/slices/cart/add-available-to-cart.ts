import { maxQuantityPerItem } from "@pawhaven/contract";
import { lockUser } from "../../platform/auth/lock-user.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { itemForGear, saveItem, stockAndPriceOf } from "./store.ts";

interface RequestedItem {
  gearId: number;
  name: string;
  quantity: number;
}

/** Adds as many units of each item as are in stock, and names the items that were not added in full. */
export async function addAvailableToCart(
  database: Database,
  { userId }: Caller,
  requestedItems: readonly RequestedItem[],
): Promise<{ added: number; leftOut: string[] }> {
  return database.transaction(async (tx) => {
    await lockUser(tx, userId);
    let added = 0;
    const leftOut: string[] = [];
    for (const { gearId, name, quantity } of requestedItems) {
      const gear = await stockAndPriceOf(tx, gearId);
      const currentQuantity = (await itemForGear(tx, userId, gearId))?.quantity ?? 0;
      const newQuantity = Math.min(currentQuantity + quantity, gear?.isSold ? gear.stock : 0, maxQuantityPerItem);
      if (gear && newQuantity > currentQuantity)
        await saveItem(tx, { userId, gearId, quantity: newQuantity, priceCents: gear.priceCents });
      added += Math.max(newQuantity - currentQuantity, 0);
      if (newQuantity < currentQuantity + quantity) leftOut.push(name);
    }
    return { added, leftOut };
  });
}
