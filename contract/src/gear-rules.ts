import { toCents, toDollars } from "./core/money.ts";

/** Customers see live gears. Hidden ones come back; archived ones are out of staff's way too. */
export const gearStates = ["live", "hidden", "archived"] as const;
export type GearState = (typeof gearStates)[number];

export const gearSpecies = ["Dog", "Cat", "Rodent", "Reptile", "Bird"] as const;
export type GearSpecies = (typeof gearSpecies)[number];

export const lifeStages = ["young", "adult", "senior"] as const;
export type LifeStage = (typeof lifeStages)[number];

/** What food is free of, or made of. The database checks the list too. */
export const gearDiets = ["grain-free", "single-protein", "low-fat", "vegetarian", "no-added-sugar"] as const;
export type GearDiet = (typeof gearDiets)[number];

/** What a customer reads at the address of a gear that was hidden. */
export const noLongerSold = "We no longer sell this gear.";

export const maxRelatedGears = 8;
export const maxGearImages = 10;
export const maxSalePercent = 90;

/** What a kilogram costs, in dollars; null where the net weight is not known. */
export const pricePerKilogram = (price: number, netWeightGrams: number | null): number | null =>
  netWeightGrams === null ? null : toDollars(Math.round((toCents(price) * 1000) / netWeightGrams));
