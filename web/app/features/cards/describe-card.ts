import type { SavedCard } from "@pawhaven/contract";

/** As the card provider writes them. */
const brandNames: Record<string, string> = {
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};

/** `Visa •••• 4242`. */
export const describeCard = ({ brand, last4 }: SavedCard): string => `${brandNames[brand] ?? "Card"} •••• ${last4}`;

export const describeExpiry = (card: SavedCard, now = new Date()): string =>
  `${isExpired(card, now) ? "Expired" : "Expires"} ${String(card.exp_month).padStart(2, "0")}/${card.exp_year}`;

/** A card is valid until the last day of its month. */
export const isExpired = ({ exp_month: month, exp_year: year }: SavedCard, now = new Date()): boolean =>
  new Date(year, month) <= now;
