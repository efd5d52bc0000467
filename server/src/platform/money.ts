/** Money is whole cents inside the shop and becomes dollars only on the wire. */
export const toDollars = (cents: number): number => cents / 100;

export const toCents = (dollars: number): number => Math.round(dollars * 100);

const currencyFormat = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** As people read it, in messages and mails: `$1,234.50`. */
export const formatCents = (cents: number): string => currencyFormat.format(toDollars(cents));
