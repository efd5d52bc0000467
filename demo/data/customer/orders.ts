import type { GearSlug } from "../gears/index.ts";
import type { DemoOrder } from "../types.ts";

/** Delivered in the months before, as an order with nothing special about it. */
const delivered = (days: number, ...lines: DemoOrder<GearSlug>["lines"]): DemoOrder<GearSlug> => ({
  lines,
  payment: days % 2 === 0 ? "card" : "cash",
  shippingStatus: "shipped",
  daysAgo: days,
  reviewedLines: [],
});

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
  delivered(43, { gear: "harbour-salmon-kibble", quantity: 1 }),
  delivered(77, { gear: "harbour-salmon-kibble", quantity: 1 }, { gear: "tofu-clumping-litter", quantity: 2 }),
  delivered(92, { gear: "timothy-hay", quantity: 2 }, { gear: "paper-nest-bedding", quantity: 1 }),
  delivered(110, { gear: "harbour-salmon-kibble", quantity: 1 }, { gear: "wild-cod-kibble", quantity: 1 }),
  delivered(146, { gear: "harbour-salmon-kibble", quantity: 1 }, { gear: "dental-twists", quantity: 2 }),
  delivered(163, { gear: "timothy-hay", quantity: 3 }, { gear: "tofu-clumping-litter", quantity: 2 }),
  delivered(204, { gear: "sunny-sill-perch", quantity: 1 }, { gear: "tug-and-knot-rope", quantity: 1 }),
  delivered(238, { gear: "harbour-salmon-kibble", quantity: 2 }, { gear: "garden-nuggets", quantity: 1 }),
  delivered(287, { gear: "catnip-mice-trio", quantity: 1 }, { gear: "tofu-clumping-litter", quantity: 2 }),
  delivered(318, { gear: "trailhead-harness", quantity: 1 }, { gear: "timothy-hay", quantity: 2 }),
  delivered(352, { gear: "two-storey-burrow", quantity: 1 }, { gear: "no-drip-bottle", quantity: 1 }),
  delivered(368, { gear: "felt-cave-bed", quantity: 1 }, { gear: "whisker-wide-bowl", quantity: 1 }),
];
