import { describe, expect, it } from "vitest";
import { type Eating, energyNeed, gramsPerDay } from "./food-rules.ts";

const today = "2026-12-02";
const dog: Eating = { species: "Dog", weight_kg: 9.2, born_on: "2022-05-01", adult_weight_kg: null };
const cat: Eating = { species: "Cat", weight_kg: 4, born_on: "2020-01-01", adult_weight_kg: null };
const puppy = { ...dog, born_on: "2026-08-02" };

const usualOf = (animal: Eating) => {
  const need = energyNeed(animal, today);
  return "missing" in need ? need.missing : Math.round(need.usual);
};

describe("what an animal needs in a day", () => {
  it.each<[string, Eating, number | string]>([
    ["an adult dog", dog, 581],
    ["a dog of unknown age, as an adult", { ...dog, born_on: null }, 581],
    ["a puppy below half of its adult weight", { ...puppy, adult_weight_kg: 20 }, 1109],
    ["a puppy below four fifths of it", { ...puppy, adult_weight_kg: 14 }, 924],
    ["a puppy that has nearly reached it", { ...puppy, adult_weight_kg: 10 }, 740],
    ["a puppy that has reached it, as an adult", { ...puppy, adult_weight_kg: 9 }, 581],
    ["a puppy whose adult weight nobody knows", puppy, 924],
    ["a large dog that grows in its second year", { ...dog, born_on: "2025-06-01", adult_weight_kg: 10 }, 740],
    ["a dog in its second year", { ...dog, born_on: "2025-06-01" }, 581],
    ["an adult cat", cat, 222],
    ["a kitten of three months", { ...cat, weight_kg: 1.2, born_on: "2026-09-01" }, 222],
    ["a kitten of six months", { ...cat, weight_kg: 2.5, born_on: "2026-06-01" }, 303],
    ["a kitten of eleven months", { ...cat, born_on: "2026-01-01" }, 332],
    ["a dog without a weight", { ...dog, weight_kg: null }, "weight"],
    ["a dog of no weight", { ...dog, weight_kg: 0 }, "weight"],
    ["a rodent", { ...dog, species: "Rodent" }, "equation"],
    ["a reptile", { ...dog, species: "Reptile" }, "equation"],
  ])("is known for %s", (_, animal, expected) => expect(usualOf(animal)).toBe(expected));

  it("has a range", () => {
    const rounded = (animal: Eating) =>
      Object.values(energyNeed(animal, today)).map((kcal) => Math.round(kcal as number));
    expect(rounded(dog)).toEqual([502, 581, 687]);
    expect(rounded(cat)).toEqual([190, 222, 253]);
    expect(rounded(puppy)).toEqual([740, 924, 1109]);
  });
});

describe("what an animal eats of a food", () => {
  const food = { net_weight_grams: 5000, energy_kcal_per_100g: 370 };
  const byNeed = { grams_per_day: null, share: 1 };

  it("follows from its need and the energy of the food, and half of it from half of the need", () => {
    expect(gramsPerDay(dog, byNeed, food, today)).toEqual({ grams: expect.closeTo(157, 0) as number });
    expect(gramsPerDay(dog, { ...byNeed, share: 0.5 }, food, today)).toEqual({
      grams: expect.closeTo(78.5, 0) as number,
    });
  });

  it("is what its owner says, whatever the equations say, also for animals that have none", () => {
    const owners = { grams_per_day: 120, share: null };
    expect(gramsPerDay(dog, owners, food, today)).toEqual({ grams: 120 });
    expect(gramsPerDay({ ...dog, species: "Rodent" }, owners, food, today)).toEqual({ grams: 120 });
  });

  it("is not guessed where a fact is missing", () => {
    expect(gramsPerDay({ ...dog, weight_kg: null }, byNeed, food, today)).toEqual({ missing: "weight" });
    expect(gramsPerDay(dog, byNeed, { ...food, energy_kcal_per_100g: null }, today)).toEqual({ missing: "energy" });
  });
});
