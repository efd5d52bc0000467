const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** An amount in dollars as people read it: `$1,234.50`. */
export const formatDollars = (amount: number): string => dollars.format(amount);

/** Dollars as they come over the wire, in whole cents: what sums and payment calls are made of. */
export const centsOf = (amount: number): number => Math.round(amount * 100);

/** So many pieces at this price, in dollars, without the crumbs of binary fractions. */
export const lineTotal = (price: number, quantity: number): number => (centsOf(price) * quantity) / 100;
