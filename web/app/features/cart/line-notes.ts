import type { Cart, CartItem } from "@pawhaven/contract";
import { formatDollars } from "../../lib/money.ts";
import { lowStockThreshold } from "./low-stock.ts";

interface StockNote {
  text: string;
  /** The order cannot be placed before this is put right. */
  isBlocking: boolean;
}

/** What a customer has to know about the shelf before ordering this line. */
export function stockNote({ quantity, gear: { stock } }: CartItem): StockNote | undefined {
  if (stock === 0) return { text: "Out of stock. Please remove it to go on.", isBlocking: true };
  if (quantity > stock) return { text: `Only ${stock} left. Please lower the quantity.`, isBlocking: true };
  if (stock <= lowStockThreshold) return { text: `Only ${stock} left`, isBlocking: false };
  return undefined;
}

/** A price that moved while the item lay in the cart is said, not hidden. */
export function priceNote({ price, price_when_added: before }: CartItem): string | undefined {
  if (price === before) return undefined;
  const direction = price < before ? "dropped" : "went up";
  return `The price ${direction} from ${formatDollars(before)} to ${formatDollars(price)} since you added it.`;
}

export const canBeOrdered = ({ items }: Cart): boolean => items.every((item) => !stockNote(item)?.isBlocking);
