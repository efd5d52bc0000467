import type { FitRules, GearFits, GearSpecies } from "@pawhaven/contract";
import type { commonAllergenRows, GearFitRow, hazardRows } from "./store.ts";

/** A gear whose facts do not name a species is for the animals of its shelf. */
const speciesByPetType: Readonly<Record<string, GearSpecies>> = {
  Dogs: "Dog",
  Cats: "Cat",
  Rodents: "Rodent",
  Reptiles: "Reptile",
  Birds: "Bird",
};

export const toGearFitDto = (row: GearFitRow): GearFits["gears"][number] => ({
  id: row.id,
  species: row.species ?? speciesByPetType[row.petType] ?? null,
  life_stage: row.lifeStage,
  min_months: row.minMonths,
  max_months: row.maxMonths,
  min_kg: row.animalMinKg,
  max_kg: row.animalMaxKg,
  contains: row.contains,
  may_contain: row.mayContain,
  actives: Object.keys(row.actives),
  checked_on: row.factsCheckedOn,
});

export const toHazardDto = ({
  substance,
  species,
  text,
  source,
  compiledOn,
  severity,
}: Awaited<ReturnType<typeof hazardRows>>[number]): FitRules["hazards"][number] => ({
  substance,
  species,
  text,
  source,
  compiled_on: compiledOn,
  blocks: severity === "blocks",
});

export const toCommonAllergenDto = ({
  compiledOn,
  ...allergen
}: Awaited<ReturnType<typeof commonAllergenRows>>[number]): FitRules["common_allergens"][number] => ({
  ...allergen,
  compiled_on: compiledOn,
});
