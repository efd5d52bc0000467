import type { GearDraft } from "@pawhaven/contract";

export const gearFieldLabels: Record<keyof GearDraft, string> = {
  name: "Name",
  description: "Description",
  petType: "Pet type",
  category: "Category",
  list_price: "List price",
  is_new: "New",
  is_featured: "Featured",
  highlights: "Highlights",
  details: "Details",
  images: "Pictures",
  related_ids: "Related gears",
  species: "Species",
  life_stage: "Life stage",
  animal_min_kg: "For animals from (kg)",
  animal_max_kg: "For animals up to (kg)",
  net_weight_grams: "Net weight (g)",
  energy_kcal_per_100g: "Energy (kcal per 100 g)",
  ingredients: "Ingredients",
  actives: "Active substances",
};
