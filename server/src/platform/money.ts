import { toDollars } from "@pawhaven/contract";

const currencyFormat = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** For messages and mails: `$1,234.50`. */
export const formatCents = (cents: number): string => currencyFormat.format(toDollars(cents));
