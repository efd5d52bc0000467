import { describe, expect, it } from "vitest";
import { type FitContext, type GearFit, hazardsOf, type HouseholdPet, verdictOf, warningKey } from "./fit-rules.ts";
import { anonymousHazardText, reasonText, shortReasonText } from "./fit-texts.ts";

const gear = (facts: Partial<GearFit> = {}): GearFit => ({
  id: 7,
  species: null,
  life_stage: null,
  min_months: null,
  max_months: null,
  min_kg: null,
  max_kg: null,
  contains: [],
  may_contain: [],
  actives: [],
  checked_on: "2026-11-01",
  ...facts,
});

const mochi: HouseholdPet = {
  id: 1,
  name: "Mochi",
  species: "Dog",
  born_on: "2022-11-17",
  born_precision: "day",
  weight_kg: 9.2,
  avoids: [],
};
const bao: HouseholdPet = { ...mochi, id: 2, name: "Bao", species: "Cat", weight_kg: 4.8 };

const permethrin = {
  substance: "permethrin",
  species: "Cat",
  text: "Cats cannot break it down.",
  source: "A study",
  compiled_on: "2026-11-17",
  blocks: true,
} as const;

const context = (overrides: Partial<FitContext> = {}): FitContext => ({
  household: [mochi],
  ingredients: [
    { name: "meat", parent: null },
    { name: "poultry", parent: "meat" },
    { name: "chicken", parent: "poultry" },
    { name: "turkey", parent: "poultry" },
    { name: "fish", parent: null },
  ],
  hazards: [permethrin],
  today: "2026-11-17",
  ...overrides,
});

const inYear = (year: string): Partial<HouseholdPet> => ({ born_on: `${year}-01-01`, born_precision: "year" });

const avoiding = (...ingredients: string[]): HouseholdPet => ({
  ...mochi,
  avoids: ingredients.map((ingredient) => ({ ingredient, reason: "avoid" as const })),
});

const textsOf = (facts: Partial<GearFit>, pet: HouseholdPet = mochi, given: Partial<FitContext> = {}) =>
  verdictOf(gear(facts), pet, context(given)).reasons.map((reason) => reasonText(reason, pet));

describe("a verdict", () => {
  it.each<[title: string, facts: Partial<GearFit>, pet: Partial<HouseholdPet>, kind: string]>([
    ["of facts that nobody checked", { checked_on: null }, {}, "not checked"],
    ["of checked facts", {}, {}, "nothing known"],
    ["of a weight limit for a pet that was not weighed", { min_kg: 2 }, { weight_kg: null }, "not checked"],
    ["of an age limit for a pet whose birth is unknown", { max_months: 12 }, { born_on: null }, "not checked"],
    ["of a life stage for a pet whose birth is unknown", { life_stage: "adult" }, { born_on: null }, "not checked"],
    ["of a life stage for a rodent", { life_stage: "young" }, { species: "Rodent" }, "nothing known"],
    ["of facts that speak against it although nobody checked", { checked_on: null, species: "Cat" }, {}, "against"],
    ["within its limits", { min_kg: 9.2, max_kg: 9.2, min_months: 48, max_months: 48 }, {}, "nothing known"],
  ])("%s", (_, facts, pet, kind) => {
    expect(verdictOf(gear(facts), { ...mochi, ...pet }, context()).kind).toBe(kind);
  });

  it.each<[title: string, facts: Partial<GearFit>, texts: string[]]>([
    ["another species", { species: "Cat" }, ["Made for cats."]],
    ["a lower age", { max_months: 47 }, ["Made for animals up to 47 months; Mochi is older."]],
    ["a higher age", { min_months: 60 }, ["Made for animals from 5 years; Mochi is younger."]],
    ["a lower weight", { max_kg: 9 }, ["Made for animals up to 9 kg; Mochi weighs 9.2 kg."]],
    ["a higher weight", { min_kg: 10 }, ["Made for animals from 10 kg; Mochi weighs 9.2 kg."]],
    ["young animals", { life_stage: "young" }, ["Made for animals up to 11 months; Mochi is older."]],
    ["senior animals", { life_stage: "senior" }, ["Made for animals from 9 years; Mochi is younger."]],
    ["months before the life stage", { life_stage: "young", max_months: 60 }, []],
  ])("knows a gear for %s", (_, facts, texts) => expect(textsOf(facts)).toEqual(texts));

  it.each<[title: string, born: Partial<HouseholdPet>, facts: Partial<GearFit>, kind: string]>([
    ["is not checked in the year in which it is crossed", inYear("2025"), { min_months: 12 }, "not checked"],
    ["is not checked for the upper limit either", inYear("2025"), { max_months: 15 }, "not checked"],
    ["speaks against it once nobody of that year is so young", inYear("2024"), { max_months: 12 }, "against"],
    ["speaks against it as long as nobody of that year is so old", inYear("2025"), { min_months: 24 }, "against"],
    ["allows it once everybody of that year is so old", inYear("2024"), { min_months: 22 }, "nothing known"],
    [
      "allows it once everybody of that month is so old",
      { ...inYear("2025"), born_precision: "month" },
      { min_months: 21 },
      "nothing known",
    ],
    [
      "is not checked if an estimate may be a year off",
      { ...inYear("2025"), born_precision: "estimated" },
      { min_months: 22 },
      "not checked",
    ],
  ])("about an age that is not known to the day %s", (_, born, facts, kind) => {
    expect(verdictOf(gear(facts), { ...mochi, ...born }, context()).kind).toBe(kind);
  });

  it("changes on the day that an age limit is crossed", () => {
    const facts = { max_months: 12 };
    const pet = { ...mochi, born_on: "2025-11-18" };
    expect(textsOf(facts, pet, { today: "2026-12-17" })).toEqual([]);
    expect(textsOf(facts, pet, { today: "2026-12-18" })).toEqual(["Made for animals up to 12 months; Mochi is older."]);
  });
});

describe("an avoided ingredient", () => {
  it.each<[title: string, avoided: string[], facts: Partial<GearFit>, texts: string[]]>([
    ["is found", ["chicken"], { contains: ["chicken"] }, ["Contains chicken, which Mochi avoids."]],
    ["covers its kinds", ["poultry"], { contains: ["chicken"] }, ["Contains chicken (poultry), which Mochi avoids."]],
    [
      "covers the kinds of its kinds",
      ["meat"],
      { contains: ["turkey"] },
      ["Contains turkey (meat), which Mochi avoids."],
    ],
    [
      "may hide behind a wider word",
      ["chicken"],
      { contains: ["poultry"] },
      ["May contain chicken, which Mochi avoids."],
    ],
    ["may be there in traces", ["poultry"], { may_contain: ["chicken"] }, ["May contain poultry, which Mochi avoids."]],
    ["is not its sibling", ["turkey"], { contains: ["chicken", "fish"] }, []],
    [
      "is told once, as surely as it is known",
      ["chicken"],
      { contains: ["poultry", "chicken"] },
      ["Contains chicken, which Mochi avoids."],
    ],
  ])("%s", (_, avoided, facts, texts) => expect(textsOf(facts, avoiding(...avoided))).toEqual(texts));

  it("is named an allergy where it is one", () => {
    const pet = { ...mochi, avoids: [{ ingredient: "fish", reason: "allergy" as const }] };
    expect(textsOf({ contains: ["fish"] }, pet)).toEqual(["Contains fish, which Mochi is allergic to."]);
  });

  it("is compared for each pet by itself", () => {
    const household = [avoiding("fish"), bao];
    expect(textsOf({ contains: ["fish"] }, bao, { household })).toEqual([]);
  });

  it("ends in a tree that goes round in circles", () => {
    const ingredients = [
      { name: "a", parent: "b" },
      { name: "b", parent: "a" },
    ];
    expect(textsOf({ contains: ["fish"] }, avoiding("a"), { ingredients })).toEqual([]);
  });
});

describe("a dangerous substance", () => {
  const drops = { actives: ["Permethrin 50 %"], species: "Dog" as const };

  it("speaks against a gear for a dog once a cat lives in the household", () => {
    expect(textsOf(drops)).toEqual([]);
    const { reasons } = verdictOf(gear(drops), mochi, context({ household: [mochi, bao] }));
    expect(reasons).toMatchObject([{ kind: "hazard", blocks: true, animal: { name: "Bao" } }]);
    expect(reasons.map(shortReasonText)).toEqual(["Dangerous to Bao"]);
    expect(reasons.map((reason) => reasonText(reason, mochi))).toEqual([
      "Permethrin is dangerous to Bao. Cats cannot break it down.",
    ]);
  });

  it("is acknowledged for each animal by itself, and recorded without its name", () => {
    const other = { ...bao, id: 3, name: "Miu" };
    const reasons = hazardsOf(gear(drops), context({ household: [mochi, bao, other] }));
    expect(reasons.map((reason) => warningKey(7, reason))).toEqual(["7:permethrin:2", "7:permethrin:3"]);
    expect(reasons.map(anonymousHazardText)[0]).toBe("Permethrin: dangerous to a cat of the household");
  });

  it.each([
    ["permethrin", true],
    ["cis/trans-Permethrin", true],
    ["Cypermethrin", false],
    ["Fipronil", false],
  ])("is recognized as a whole word: %s", (active, isKnown) => {
    expect(hazardsOf(gear({ actives: [active] }), context({ household: [bao] }))).toHaveLength(isKnown ? 1 : 0);
  });
});
