/** Why units came onto the shelf or left it. */
export const stockReasons = ["sold", "returned", "received", "counted", "damaged", "correction"] as const;
export type StockReason = (typeof stockReasons)[number];

/** Reasons that staff give when they adjust the stock of one gear. */
export const adjustmentReasons = ["damaged", "correction"] as const satisfies StockReason[];
export type AdjustmentReason = (typeof adjustmentReasons)[number];

/** Nothing available, no more than the gear's threshold, or more. */
export const stockStates = ["out", "low", "in_stock"] as const;
export type StockState = (typeof stockStates)[number];

export const stocktakeStates = ["open", "finished", "cancelled"] as const;

export const countStates = ["uncounted", "counted", "different"] as const;
export type CountState = (typeof countStates)[number];

/** How far back sales are looked at for purchase suggestions. */
export const salesWeeks = 8;

export const maxDeliveryLines = 200;
export const maxUnits = 100_000;
