import { toCents, toDollars } from "@pawhaven/contract";

/** `$1,234.50`. Without `Intl`, because the first number formatter delays the hydration of a page by about 30 ms. */
export function formatDollars(amount: number): string {
  const [whole = "", cents = ""] = Math.abs(amount).toFixed(2).split(".");
  return `${amount < 0 ? "-" : ""}$${groupDigits(whole)}.${cents}`;
}

/** `20,000`. */
export const formatCount = (count: number): string => groupDigits(String(count));

const groupDigits = (digits: string) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");

/** In dollars, without rounding errors of binary fractions. */
export const lineTotal = (price: number, quantity: number, discount = 0): number =>
  toDollars(toCents(price) * quantity - toCents(discount));
