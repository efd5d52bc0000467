import type { GearSlug } from "../gears/index.ts";
import type { DemoFoodFacts, DemoMeal } from "../types.ts";
import type { OwnPetName } from "./own-pets.ts";

export const foodFacts: readonly DemoFoodFacts<GearSlug>[] = [
  { gear: "harbour-salmon-kibble", species: "Dog", energyKcalPer100g: 370 },
  { gear: "meadow-lamb-kibble", species: "Dog", energyKcalPer100g: 355 },
  { gear: "wild-cod-kibble", species: "Cat", energyKcalPer100g: 385 },
];

export const meals: readonly DemoMeal<GearSlug, OwnPetName>[] = [
  {
    pet: "Mochi",
    gear: "harbour-salmon-kibble",
    order: {
      lines: [{ gear: "harbour-salmon-kibble", quantity: 1 }],
      payment: "card",
      shippingStatus: "shipped",
      daysAgo: 10,
      reviewedLines: [],
    },
  },
  {
    pet: "Bánh Bao",
    gear: "wild-cod-kibble",
    order: {
      lines: [{ gear: "wild-cod-kibble", quantity: 1 }],
      payment: "cash",
      shippingStatus: "shipped",
      daysAgo: 29,
      reviewedLines: [],
    },
  },
];
