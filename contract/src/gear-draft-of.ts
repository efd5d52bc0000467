import type { StaffGear } from "./catalogue-staff.ts";
import type { GearDraft } from "./gear-draft.ts";

/** What the form edits of a gear. */
export const gearDraftOf = (gear: StaffGear): GearDraft => ({
  name: gear.name,
  description: gear.description,
  petType: gear.petType,
  category: gear.category,
  list_price: gear.list_price,
  is_new: gear.is_new,
  is_featured: gear.is_featured === 1,
  highlights: gear.highlights,
  details: gear.details,
  images: gear.images,
  related_ids: gear.related.map(({ id }) => id),
  species: gear.species,
  life_stage: gear.life_stage,
  animal_min_kg: gear.animal_min_kg,
  animal_max_kg: gear.animal_max_kg,
  net_weight_grams: gear.net_weight_grams,
  energy_kcal_per_100g: gear.energy_kcal_per_100g,
  ingredients: gear.ingredients,
  actives: gear.actives,
});

export const emptyGearDraft: GearDraft = {
  name: "",
  description: "",
  petType: "",
  category: "",
  list_price: 0,
  is_new: false,
  is_featured: false,
  highlights: [],
  details: [],
  images: [],
  related_ids: [],
  species: null,
  life_stage: null,
  animal_min_kg: null,
  animal_max_kg: null,
  net_weight_grams: null,
  energy_kcal_per_100g: null,
  ingredients: "",
  actives: [],
};
