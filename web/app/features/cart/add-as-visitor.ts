import { maxQuantityPerItem } from "@pawhaven/contract";
import { setVisitorQuantity, visitorQuantityOf } from "./change-visitor-cart.ts";

export interface ItemToAdd {
  gearId: number;
  quantity: number;
  /** As the page shows it. The server counts again when it prices the cart. */
  stock?: number;
}

type Outcome = "added" | "no storage" | { reason: string };

/** Adds to the cart of the browser, within what the page says is there. */
export async function addAsVisitor({ gearId, quantity, stock = maxQuantityPerItem }: ItemToAdd): Promise<Outcome> {
  let wanted = quantity;
  const isStored = await setVisitorQuantity(gearId, (now) => {
    wanted = now + quantity;
    return wanted > Math.min(stock, maxQuantityPerItem) ? now : wanted;
  });
  if (wanted > stock) return { reason: `Only ${stock} left in stock.` };
  if (wanted > maxQuantityPerItem) return { reason: `You can order at most ${maxQuantityPerItem} of one item.` };
  if (!isStored) return "no storage";
  return visitorQuantityOf(gearId) >= wanted ? "added" : { reason: "Your cart is full." };
}
