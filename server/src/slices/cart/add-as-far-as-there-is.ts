import type { Database } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/sessions.ts";
import { gearOnSale, holdCart, lineForGear, saveLine } from "./store.ts";

interface Wish {
  gearId: number;
  name: string;
  quantity: number;
}

const mostOfOne = 999;

/** Adds what can be had of each, and names what could not be added in full. */
export async function addAsFarAsThereIs(
  database: Database,
  { userId }: Caller,
  wishes: readonly Wish[],
): Promise<{ added: number; leftOut: string[] }> {
  return database.transaction(async (tx) => {
    await holdCart(tx, userId);
    let added = 0;
    const leftOut: string[] = [];
    for (const { gearId, name, quantity } of wishes) {
      const gear = await gearOnSale(tx, gearId);
      const present = (await lineForGear(tx, userId, gearId))?.quantity ?? 0;
      const most = Math.min(present + quantity, gear?.stock ?? 0, mostOfOne);
      if (gear && most > present) await saveLine(tx, { userId, gearId, quantity: most, priceCents: gear.priceCents });
      added += Math.max(most - present, 0);
      if (most < present + quantity) leftOut.push(name);
    }
    return { added, leftOut };
  });
}
