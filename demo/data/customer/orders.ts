import type { GearSlug } from "../gears/index.ts";
import type { DemoOrder } from "../types.ts";

export const orders: readonly DemoOrder<GearSlug>[] = [
  {
    lines: [
      { gear: "wild-cod-kibble", quantity: 1 },
      { gear: "tofu-clumping-litter", quantity: 2 },
    ],
    payment: "card",
    shippingStatus: "ordered",
    daysAgo: 1,
    reviewedLines: [],
  },
  {
    lines: [
      { gear: "harbour-rope-lead", quantity: 1 },
      { gear: "timothy-hay", quantity: 2 },
    ],
    payment: "cash",
    shippingStatus: "shipping",
    daysAgo: 3,
    reviewedLines: [],
  },
  {
    lines: [
      { gear: "cloud-donut-bed", quantity: 1 },
      { gear: "oat-aloe-shampoo", quantity: 1 },
    ],
    payment: "card",
    shippingStatus: "shipped",
    daysAgo: 16,
    reviewedLines: [
      {
        gear: "cloud-donut-bed",
        rating: 5,
        comment: "Mochi circled it three times and has barely left since. The cat is waiting for his chance.",
        daysAgo: 7,
      },
    ],
  },
  {
    lines: [
      { gear: "hazel-hideaway", quantity: 1 },
      { gear: "apple-wood-chews", quantity: 2 },
      { gear: "slow-feeder-bowl", quantity: 1 },
    ],
    payment: "cash",
    shippingStatus: "shipped",
    daysAgo: 38,
    reviewedLines: [
      {
        gear: "slow-feeder-bowl",
        rating: 4,
        comment: "Dinner takes four minutes now instead of one. She gave me a long look about it.",
        daysAgo: 20,
      },
    ],
  },
  {
    lines: [{ gear: "weekend-carrier", quantity: 1 }],
    payment: "cash",
    shippingStatus: "cancel",
    daysAgo: 47,
    reviewedLines: [],
  },
  {
    lines: [
      { gear: "trickle-fountain", quantity: 1 },
      { gear: "tuna-mousse-cups", quantity: 2 },
    ],
    payment: "card",
    shippingStatus: "refund",
    daysAgo: 61,
    reviewedLines: [],
  },
];
