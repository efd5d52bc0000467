import type { OwnPetName } from "../customer/own-pets.ts";
import type { DemoGearFacts } from "../types.ts";
import type { GearSlug } from "./index.ts";

/** Gears that are not here have not been checked. */
export const gearFacts: Readonly<Partial<Record<GearSlug, DemoGearFacts>>> = {
  "harbour-salmon-kibble": { contains: ["salmon", "peas"], minMonths: 12, checkedDaysAgo: 20 },
  "meadow-lamb-kibble": { contains: ["lamb", "rice"], mayContain: ["chicken"], minMonths: 12, checkedDaysAgo: 20 },
  "slow-stew-chicken": { contains: ["chicken"], minMonths: 12, checkedDaysAgo: 20 },
  "peanut-butter-bones": { contains: ["peanut", "oats"], checkedDaysAgo: 34 },
  "hip-joint-chews": { contains: ["chicken"], minMonths: 12, checkedDaysAgo: 34 },
  "oat-aloe-shampoo": { contains: ["oats"], minMonths: 3, checkedDaysAgo: 41 },
  "cloud-donut-bed": { checkedDaysAgo: 41 },
  "slow-feeder-bowl": { checkedDaysAgo: 41 },
  "harbour-rope-lead": { checkedDaysAgo: 41 },
  "puddle-raincoat": {
    actives: { Permethrin: "in the lining, against ticks" },
    animalMinKg: 8,
    animalMaxKg: 15,
    checkedDaysAgo: 12,
  },
  "wild-cod-kibble": { contains: ["cod", "rice", "chicken", "egg"], minMonths: 12, checkedDaysAgo: 20 },
  "tuna-mousse-cups": { contains: ["tuna", "fish"], checkedDaysAgo: 20 },
  "freeze-dried-chicken": { contains: ["chicken"], checkedDaysAgo: 34 },
  "tofu-clumping-litter": { contains: ["soya"], checkedDaysAgo: 41 },
};

/** What the demo customer's pets avoid. */
export const petAvoids: readonly { pet: OwnPetName; ingredient: string; reason: "allergy" | "avoid" }[] = [
  { pet: "Mochi", ingredient: "chicken", reason: "allergy" },
];
