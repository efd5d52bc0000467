/** Why money goes back, as staff choose it. */
export const staffRefundReasons = [
  "shop",
  "cancelled",
  "returned",
  "damaged",
  "wrong_item",
  "not_arrived",
  "goodwill",
] as const;
export type StaffRefundReason = (typeof staffRefundReasons)[number];

/** `sold_out`: a late payment for items that were gone. `provider`: made in the card provider's own dashboard. */
export const refundReasons = [...staffRefundReasons, "sold_out", "provider"] as const;
export type RefundReason = (typeof refundReasons)[number];

export const refundReasonNames: Readonly<Record<RefundReason, string>> = {
  shop: "We could not fulfill it",
  cancelled: "Cancelled by the customer",
  returned: "Returned",
  damaged: "Arrived damaged",
  wrong_item: "Wrong item sent",
  not_arrived: "Did not arrive",
  goodwill: "Goodwill",
  sold_out: "Sold out before the payment arrived",
  provider: "Made at the card provider",
};

/**
 * `due`: recorded, to be sent to the provider. `pending`: the provider has it and is not done. `failed`: it can be tried
 * again, or paid out by hand. `superseded`: a refund in the provider's dashboard has paid it, with others.
 */
export const refundStates = ["due", "pending", "done", "failed", "superseded"] as const;
export type RefundState = (typeof refundStates)[number];

export const maxRefundNoteLength = 500;
