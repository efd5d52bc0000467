/** `percent` and `amount` are off all gears that it is for, `free_gear` is one unit of one gear. */
export const promotionKinds = ["percent", "amount", "free_gear"] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/** A draft is seen by staff alone. An active one also has a time. An ended one stays ended. */
export const promotionStates = ["draft", "active", "ended"] as const;
export type PromotionState = (typeof promotionStates)[number];

/** What the list shows: an active one may not have begun, be over or be used up. */
export const promotionStandings = ["running", "coming", "draft", "used_up", "ended"] as const;
export type PromotionStanding = (typeof promotionStandings)[number];

export const maxPromotionName = 80;
export const maxDiscountCode = 30;
export const maxPromotionUses = 1_000_000;
