import { toCents, toDollars } from "@pawhaven/contract";

/**
 * An amount in dollars as people read it: `$1,234.50`. Written by hand, as its first number formatter takes a browser some
 * 30 ms before a page with a price on it is alive.
 */
export function formatDollars(amount: number): string {
  const [whole = "", cents = ""] = Math.abs(amount).toFixed(2).split(".");
  return `${amount < 0 ? "-" : ""}$${groupDigits(whole)}.${cents}`;
}

/** A number of things as people read it: `20,000`. */
export const formatCount = (count: number): string => groupDigits(String(count));

const groupDigits = (digits: string) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");

/** So many pieces at this price, in dollars, without the crumbs of binary fractions. */
export const lineTotal = (price: number, quantity: number): number => toDollars(toCents(price) * quantity);
