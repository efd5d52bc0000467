/** Money is stored and computed in whole cents. Only the API speaks of dollars. */
export const toDollars = (cents: number): number => cents / 100;

export const toCents = (dollars: number): number => Math.round(dollars * 100);

const currencyFormat = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** For texts people read: `$1,234.50`. */
export const formatCents = (cents: number): string => currencyFormat.format(toDollars(cents));
