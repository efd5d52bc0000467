import type { Day } from "./core/days.ts";
import { monthsOld } from "./pet-age.ts";
import type { Species } from "./userpet-rules.ts";

/** Where the equations come from, and that nobody has checked how we use them. Shown with everything they say. */
export const energySource =
  "Counted with the energy equations of the FEDIAF nutritional guidelines, compiled on Nov 17, 2026; not reviewed by a vet.";

/** A day's energy is `kcal × weight in kg ^ exponent`. Animals differ as far as `low` and `high` do. */
const equations = {
  Dog: { exponent: 0.75, low: 95, usual: 110, high: 130 },
  Cat: { exponent: 0.67, low: 75, usual: 87.5, high: 100 },
} as const;

/** In place of what an adult dog needs, below this share of its adult weight. */
const puppies = [
  { belowShare: 0.5, kcal: 210 },
  { belowShare: 0.8, kcal: 175 },
  { belowShare: 1, kcal: 140 },
] as const;
/** Of a puppy whose adult weight nobody knows; from 140 to 210 it is as uncertain as any forecast. */
const puppyOfUnknownShare = 175;
const monthsOfPuppies = 12;
/** Large dogs grow for longer. */
const monthsOfLargePuppies = 24;

/** Times what an adult cat needs. */
const kittens = [
  { untilMonths: 4, low: 2, high: 2.5 },
  { untilMonths: 9, low: 1.75, high: 2 },
  { untilMonths: 12, low: 1.5, high: 1.5 },
] as const;

export interface Eating {
  species: Species;
  weight_kg: number | null;
  born_on: Day | null;
  /** What a puppy will weigh, if its owner knows. */
  adult_weight_kg: number | null;
}

/** Why nobody can say how long a food lasts. */
export type MissingFact = "weight" | "equation" | "energy" | "net weight";

export type EnergyNeed = { low: number; usual: number; high: number } | { missing: "weight" | "equation" };

/** In kcal a day. There are no equations for rodents and reptiles. */
export function energyNeed(animal: Eating, today: Day): EnergyNeed {
  const { species, weight_kg: weight } = animal;
  if (species !== "Dog" && species !== "Cat") return { missing: "equation" };
  if (weight === null || weight <= 0) return { missing: "weight" };
  const metabolicWeight = weight ** equations[species].exponent;
  const { low, usual, high } = kcalOf(animal, weight, today);
  return { low: low * metabolicWeight, usual: usual * metabolicWeight, high: high * metabolicWeight };
}

function kcalOf(animal: Eating, weight: number, today: Day): { low: number; usual: number; high: number } {
  const adult = animal.species === "Dog" ? equations.Dog : equations.Cat;
  const months = animal.born_on === null ? null : monthsOld(animal.born_on, today);
  if (months === null) return adult;
  if (animal.species === "Dog") return puppyKcal(months, weight, animal.adult_weight_kg) ?? adult;
  const stage = kittens.find(({ untilMonths }) => months < untilMonths);
  if (!stage) return adult;
  const usual = (adult.usual * (stage.low + stage.high)) / 2;
  return { low: adult.low * stage.low, usual, high: adult.high * stage.high };
}

function puppyKcal(months: number, weight: number, adultWeight: number | null) {
  if (months >= (adultWeight === null ? monthsOfPuppies : monthsOfLargePuppies)) return undefined;
  if (adultWeight === null) return { low: 140, usual: puppyOfUnknownShare, high: 210 };
  const stage = puppies.find(({ belowShare }) => weight < belowShare * adultWeight);
  return stage && { low: stage.kcal, usual: stage.kcal, high: stage.kcal };
}

/** Whether its need depends on a weight that it does not have yet. */
export const isGrowingDog = ({ species, born_on: bornOn }: Eating, today: Day): boolean =>
  species === "Dog" && bornOn !== null && monthsOld(bornOn, today) < monthsOfLargePuppies;

interface Pack {
  net_weight_grams: number | null;
  energy_kcal_per_100g: number | null;
}

/** How much one animal eats of a food, for the forecast alone: it is never shown, because it is no advice. */
export function gramsPerDay(
  animal: Eating,
  { grams_per_day: owners, share }: { grams_per_day: number | null; share: number | null },
  { energy_kcal_per_100g: energy }: Pack,
  today: Day,
): { grams: number } | { missing: MissingFact } {
  if (owners !== null) return { grams: owners };
  const need = energyNeed(animal, today);
  if ("missing" in need) return need;
  if (energy === null) return { missing: "energy" };
  return { grams: (need.usual * (share ?? 1) * 100) / energy };
}
