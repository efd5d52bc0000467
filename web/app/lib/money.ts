const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** An amount in dollars as people read it: `$1,234.50`. */
export const formatDollars = (amount: number): string => dollars.format(amount);
