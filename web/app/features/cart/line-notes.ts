import type { Cart, CartItem } from "@pawhaven/contract";
import { formatDollars } from "../../lib/money.ts";
import { lowStockThreshold } from "./low-stock.ts";

interface StockNote {
  text: string;
  /** The order cannot be placed until the customer changes this line. */
  isBlocking: boolean;
}

export function stockNote({ quantity, gear: { stock, is_sold: isSold } }: CartItem): StockNote | undefined {
  if (!isSold) return { text: "We no longer sell this. Please remove it to continue.", isBlocking: true };
  if (stock === 0) return { text: "Out of stock. Please remove it to continue.", isBlocking: true };
  if (quantity > stock) return { text: `Only ${stock} left. Please lower the quantity.`, isBlocking: true };
  if (stock <= lowStockThreshold) return { text: `Only ${stock} left`, isBlocking: false };
  return undefined;
}

export function priceNote({
  price,
  price_when_added: before,
}: Pick<CartItem, "price" | "price_when_added">): string | undefined {
  if (price === before) return undefined;
  const direction = price < before ? "dropped" : "went up";
  return `The price ${direction} from ${formatDollars(before)} to ${formatDollars(price)} since you added it.`;
}

export const canBeOrdered = ({ items }: Cart): boolean => items.every((item) => !stockNote(item)?.isBlocking);
