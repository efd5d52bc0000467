/** Why units came onto the shelf or left it. */
export const stockReasons = ["sold", "returned", "received", "counted", "damaged", "correction"] as const;
export type StockReason = (typeof stockReasons)[number];
