import type { RefillLine } from "@pawhaven/contract";

export const outcomeTexts: Record<RefillLine["outcome"], string> = {
  added: "In your cart now.",
  "in cart": "It was in your cart already.",
  "sold out": "It is sold out at the moment.",
  "not sold": "We no longer sell it.",
};
