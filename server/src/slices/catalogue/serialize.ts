import { type Gear, type GearFacts, toDollars } from "@pawhaven/contract";
import type { GearRow } from "./gear-row.ts";

export const toGearDto = (row: GearRow): Gear => ({
  id: row.id,
  name: row.name,
  description: row.description,
  petType: row.petType,
  category: row.category,
  main_image: row.images[0] ?? null,
  images: row.images,
  is_new: row.isNew,
  sale_percent: row.salePercent,
  price: toDollars(row.priceCents),
  list_price: toDollars(row.listPriceCents),
  stock: row.stock,
  rating: row.rating,
  reviews_count: row.reviewsCount,
  is_featured: row.isFeatured ? 1 : 0,
  highlights: row.highlights,
  details: row.details,
  created_at: row.createdAt.toISOString(),
  net_weight_grams: row.netWeightGrams,
});

export const toGearFactsDto = (row: GearRow): GearFacts => ({
  species: row.species,
  life_stage: row.lifeStage,
  animal_min_kg: row.animalMinKg,
  animal_max_kg: row.animalMaxKg,
  energy_kcal_per_100g: row.energyKcalPer100g,
  ingredients: row.ingredients,
  actives: row.actives,
});
