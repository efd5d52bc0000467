import type { DemoPromotion } from "../types.ts";

export const promotions: readonly DemoPromotion[] = [
  { name: "Welcome to Pawhaven", code: "WELCOME10", kind: "percent", percent: 10, maxUsesPerCustomer: 1 },
  { name: "Big basket", code: null, kind: "amount", amountCents: 4000, minimumCents: 100_000 },
];
