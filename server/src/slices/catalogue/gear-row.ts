import type { Gear, GearFacts, GearWithReviews } from "@pawhaven/contract";
import { getTableColumns, sql } from "drizzle-orm";
import { dollarsOf, type JsonFields, jsonObject, numberOf, timeOf } from "../../platform/db/json.ts";
import { gears } from "../../schema/index.ts";
import { reviewsOfGearJson } from "../reviews/review-json.ts";

const fields: JsonFields<Gear> = {
  id: gears.id,
  name: gears.name,
  description: gears.description,
  petType: gears.petType,
  category: gears.category,
  main_image: sql<Gear["main_image"]>`${gears.images}->0`,
  images: gears.images,
  is_new: gears.isNew,
  sale_percent: gears.salePercent,
  price: dollarsOf(gears.priceCents),
  list_price: dollarsOf(gears.listPriceCents),
  stock: gears.stock,
  rating: numberOf(gears.rating),
  reviews_count: gears.reviewsCount,
  is_featured: sql<0 | 1>`${gears.isFeatured}::integer`,
  highlights: gears.highlights,
  details: gears.details,
  created_at: timeOf(gears.createdAt),
  net_weight_grams: gears.netWeightGrams,
  life_stage: gears.lifeStage,
  diets: gears.diets,
};

/** A gear as customers get it in lists. */
export const gearJson = jsonObject(fields);

const fieldsWithFacts: JsonFields<Gear & GearFacts> = {
  ...fields,
  species: gears.species,
  animal_min_kg: numberOf<number | null>(gears.animalMinKg),
  animal_max_kg: numberOf<number | null>(gears.animalMaxKg),
  energy_kcal_per_100g: gears.energyKcalPer100g,
  ingredients: gears.ingredients,
  actives: gears.actives,
};

const gearWithFactsJson = jsonObject(fieldsWithFacts);

/** A gear as its page has it. */
export const gearPageJson = jsonObject<GearWithReviews>({
  ...fieldsWithFacts,
  related_ids: gears.relatedIds,
  reviews: reviewsOfGearJson(gears.id),
});

/** Without the generated search columns, which are large and never leave the database. */
const { searchText: _text, nameWords: _names, searchWords: _words, ...columns } = getTableColumns(gears);
export const gearColumns = { ...columns, gear: gearWithFactsJson };

export type GearRow = Omit<typeof gears.$inferSelect, "searchText" | "nameWords" | "searchWords"> & {
  gear: Gear & GearFacts;
};
