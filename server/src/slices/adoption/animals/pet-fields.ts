import { ageText, type PetDraft, type PetFacts, toCents, toDollars } from "@pawhaven/contract";
import type { pets } from "../../../schema/index.ts";
import type { PetRow } from "../store.ts";

export type PetColumns = Partial<typeof pets.$inferInsert>;

/** The age in words follows the day of birth, where it is known. */
export const toPetColumns = (draft: PetDraft, today: string) => ({
  name: draft.name,
  type: draft.type,
  breed: draft.breed,
  gender: draft.gender,
  color: draft.color,
  bornOn: draft.born_on,
  bornPrecision: draft.born_precision,
  age: draft.born_on === null ? draft.age : ageText(draft.born_on, today),
  chip: draft.chip,
  neutered: draft.neutered,
  withChildren: draft.facts.children,
  withDogs: draft.facts.dogs,
  withCats: draft.facts.cats,
  energy: draft.facts.energy,
  houseTrained: draft.facts.house_trained,
  hoursAlone: draft.facts.hours_alone,
  needsGarden: draft.facts.garden,
  adoptionFeeCents: toCents(draft.adoptionFee),
  tags: draft.tags.filter((tag) => tag !== "Available"),
  trait: draft.trait,
  description: draft.description,
  careDiet: draft.careDiet,
  careExercise: draft.careExercise,
  careGrooming: draft.careGrooming,
  images: draft.images,
});

export const toFacts = (row: PetRow): PetFacts => ({
  children: row.withChildren,
  dogs: row.withDogs,
  cats: row.withCats,
  energy: row.energy,
  house_trained: row.houseTrained,
  hours_alone: row.hoursAlone,
  garden: row.needsGarden,
});

/** What the log compares. */
export const toLoggedPet = (row: PetRow): Record<string, unknown> => ({
  name: row.name,
  type: row.type,
  breed: row.breed,
  gender: row.gender,
  color: row.color,
  born_on: row.bornOn,
  born_precision: row.bornPrecision,
  age: row.age,
  chip: row.chip,
  neutered: row.neutered,
  ...toFacts(row),
  adoptionFee: toDollars(row.adoptionFeeCents),
  tags: row.tags,
  trait: row.trait,
  description: row.description,
  careDiet: row.careDiet,
  careExercise: row.careExercise,
  careGrooming: row.careGrooming,
  images: row.images,
});

/** The fields that differ, as they were and as they are. */
export function changedPetFields(before: PetRow, after: PetRow) {
  const [old, current] = [toLoggedPet(before), toLoggedPet(after)];
  const changed = Object.keys(current).filter((name) => JSON.stringify(old[name]) !== JSON.stringify(current[name]));
  const pick = (values: Record<string, unknown>) => Object.fromEntries(changed.map((name) => [name, values[name]]));
  return { before: pick(old), after: pick(current) };
}
