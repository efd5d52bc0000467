import { isDeepStrictEqual } from "node:util";
import { type GearDraft, gearDraft, toCents, toDollars } from "@pawhaven/contract";
import type { gears } from "../../../schema/index.ts";
import type { GearRow } from "../gear-row.ts";

type Table = GearDraft["details"];
/** The columns that the form sets. */
export type GearColumns = Omit<typeof gears.$inferInsert, "slug" | "state">;

export const toTable = (values: Record<string, string>): Table =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

const fromTable = (rows: Table): Record<string, string> =>
  Object.fromEntries(rows.map(({ name, value }) => [name, value]));

/** A stored gear as the form has it. */
export const toGearDraft = (row: Omit<GearRow, "gear">): GearDraft => ({
  name: row.name,
  description: row.description,
  petType: row.petType,
  category: row.category,
  list_price: toDollars(row.listPriceCents),
  is_new: row.isNew,
  is_featured: row.isFeatured,
  highlights: row.highlights,
  details: toTable(row.details),
  // With the keys in the order of jsonb, in which the audit log gives them back.
  images: row.images.map(({ url, alt = "" }) => ({ alt, url })),
  related_ids: row.relatedIds,
  species: row.species,
  life_stage: row.lifeStage,
  diets: row.diets,
  animal_min_kg: row.animalMinKg,
  animal_max_kg: row.animalMaxKg,
  net_weight_grams: row.netWeightGrams,
  energy_kcal_per_100g: row.energyKcalPer100g,
  ingredients: row.ingredients,
  actives: toTable(row.actives),
  contains: row.contains,
  may_contain: row.mayContain,
  min_months: row.minMonths,
  max_months: row.maxMonths,
  facts_checked_on: row.factsCheckedOn,
});

export const toGearColumns = (draft: GearDraft): GearColumns => ({
  name: draft.name,
  description: draft.description,
  petType: draft.petType,
  category: draft.category,
  listPriceCents: toCents(draft.list_price),
  isNew: draft.is_new,
  isFeatured: draft.is_featured,
  highlights: draft.highlights,
  details: fromTable(draft.details),
  images: draft.images,
  relatedIds: draft.related_ids,
  species: draft.species,
  lifeStage: draft.life_stage,
  diets: draft.diets,
  animalMinKg: draft.animal_min_kg,
  animalMaxKg: draft.animal_max_kg,
  netWeightGrams: draft.net_weight_grams,
  energyKcalPer100g: draft.energy_kcal_per_100g,
  ingredients: draft.ingredients,
  actives: fromTable(draft.actives),
  contains: draft.contains,
  mayContain: draft.may_contain,
  minMonths: draft.min_months,
  maxMonths: draft.max_months,
  factsCheckedOn: draft.facts_checked_on,
});

export type GearField = keyof GearDraft;
export const gearFields = Object.keys(gearDraft.shape) as GearField[];

/** The fields that differ, as they were and as they are, for the audit log. */
export function changedFields(before: GearDraft, after: GearDraft) {
  const changed = gearFields.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  return { changed, before: pickFields(before, changed), after: pickFields(after, changed) };
}

export const pickFields = (draft: GearDraft, fields: readonly string[]): Partial<GearDraft> =>
  Object.fromEntries(fields.map((field) => [field, draft[field as GearField]]));
