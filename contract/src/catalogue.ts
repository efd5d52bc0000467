import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { dollars, id, image, numberOrNumericString, timestamp } from "./core/fields.ts";
import { gearDiets, gearSpecies, lifeStages } from "./gear-rules.ts";

export const gearReview = z.object({
  id: z.number().int(),
  user_name: z.string(),
  rating: z.number().int().min(1).max(5),
  comment: z.string().nullable(),
  created_at: timestamp,
  is_verified: z.boolean().meta({ description: "Whether the author bought the gear here." }),
  images: z.array(image),
  reply: z.object({ text: z.string(), replied_at: timestamp }).nullable().meta({ description: "The shop's answer." }),
});
export type GearReview = z.output<typeof gearReview>;

export const gear = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  petType: z.string(),
  category: z.string(),
  main_image: image.nullable(),
  images: z.array(image),
  is_new: z.boolean(),
  sale_percent: z.number().int().min(0).max(90),
  price: dollars.meta({ description: "What the customer pays, in dollars." }),
  list_price: dollars.meta({ description: "The price before the sale, in dollars." }),
  stock: z.number().int().nonnegative(),
  rating: z.number().min(0).max(5),
  reviews_count: z.number().int().nonnegative(),
  is_featured: z.union([z.literal(0), z.literal(1)]).meta({ description: "1 means featured." }),
  highlights: z.array(z.string()),
  details: z.record(z.string(), z.string()),
  created_at: timestamp,
  net_weight_grams: z.number().int().positive().nullable(),
  life_stage: z.enum(lifeStages).nullable(),
  diets: z.array(z.enum(gearDiets)),
});
export type Gear = z.output<typeof gear>;

/** What is known of a gear beyond its table of details, as values that can be computed with. */
export const gearFacts = z.object({
  species: z.enum(gearSpecies).nullable(),
  life_stage: z.enum(lifeStages).nullable(),
  animal_min_kg: z.number().positive().nullable(),
  animal_max_kg: z.number().positive().nullable(),
  energy_kcal_per_100g: z.number().int().positive().nullable(),
  ingredients: z.string(),
  actives: z.record(z.string(), z.string()).meta({ description: "Active substances and their amounts." }),
});
export type GearFacts = z.output<typeof gearFacts>;

export const gearWithReviews = gear.extend({
  ...gearFacts.shape,
  related_ids: z.array(z.number().int()).meta({ description: "Gears that the shop recommends with it." }),
  reviews: z.array(gearReview),
});
export type GearWithReviews = z.output<typeof gearWithReviews>;

export const gearSorts = ["featured", "price-asc", "price-desc", "rating", "newest"] as const;
export type GearSort = (typeof gearSorts)[number];

const oneOrSeveral = <Value extends z.ZodType<string>>(value: Value) =>
  z.union([value, z.array(value).max(20)]).optional();

/**
 * `search` matches name or description, ignoring case and accents. Spaces are significant; the search box trims them. Of
 * several values of one filter any may match.
 */
const gearFilters = z.object({
  search: z.string().max(100).optional(),
  petType: oneOrSeveral(z.string().max(50)),
  category: oneOrSeveral(z.string().max(50)),
  lifeStage: oneOrSeveral(z.enum(lifeStages)),
  diet: oneOrSeveral(z.enum(gearDiets)),
  minPrice: numberOrNumericString(z.number().nonnegative().max(1_000_000)).optional(),
  maxPrice: numberOrNumericString(z.number().nonnegative().max(1_000_000)).optional(),
  inStock: z.literal("true").optional(),
});
export type GearFilters = z.output<typeof gearFilters>;

export const gearPage = z.object({
  items: z.array(gear),
  next_cursor: z
    .string()
    .nullable()
    .meta({ description: "Pass it as `cursor` to get the next page; null on the last page." }),
});
export type GearPage = z.output<typeof gearPage>;

const facetCount = z.object({ value: z.string(), count: z.number().int().nonnegative() });

/** How many gears each option would match. Every filter is counted with all filters applied except itself. */
export const gearFacets = z.object({
  catalogue: z.number().int().nonnegative().meta({ description: "All gears of the shop, without filters." }),
  total: z.number().int().nonnegative().meta({ description: "Gears that match all filters." }),
  petTypes: z.array(facetCount),
  categories: z.array(facetCount),
  lifeStages: z.array(z.object({ ...facetCount.shape, value: z.enum(lifeStages) })),
  diets: z.array(z.object({ ...facetCount.shape, value: z.enum(gearDiets) })),
  inStock: z.number().int().nonnegative(),
  price: z.object({ min: dollars, max: dollars }).nullable(),
});
export type GearFacets = z.output<typeof gearFacets>;

/** `gear` links to one gear; `petType` and `category` link to the shop filtered by them. */
export const gearSuggestion = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("gear"),
    id: z.number().int(),
    label: z.string(),
    category: z.string(),
    petType: z.string(),
    price: dollars,
    main_image: image.nullable(),
  }),
  z.object({ kind: z.literal("petType"), label: z.string(), count: z.number().int() }),
  z.object({ kind: z.literal("category"), label: z.string(), count: z.number().int() }),
]);
export type GearSuggestion = z.output<typeof gearSuggestion>;

export const catalogueEndpoints = {
  listGears: endpoint({
    method: "GET",
    path: "/api/gears",
    summary: "The whole gear catalogue or, with any parameter, one page of it",
    access: "anyone",
    query: gearFilters.extend({
      sort: z.enum(gearSorts).optional(),
      cursor: z.string().max(300).optional().meta({ description: "`next_cursor` of the page before." }),
      from: numberOrNumericString(z.number().int().nonnegative().max(1_000_000))
        .optional()
        .meta({ description: "How many gears to skip." }),
      limit: numberOrNumericString(z.number().int().min(1).max(100)).optional(),
    }),
    reply: z.union([z.array(gear), gearPage]),
    errors: [],
    invalidatedBy: ["gears"],
  }),
  listGearIds: endpoint({
    method: "GET",
    path: "/api/gear-ids",
    summary: "The ids of all gears",
    access: "anyone",
    reply: z.array(z.number().int()),
    errors: [],
    invalidatedBy: ["assortment"],
  }),
  getGearFacets: endpoint({
    method: "GET",
    path: "/api/gear-facets",
    summary: "How many gears each filter option would match",
    access: "anyone",
    query: gearFilters,
    reply: gearFacets,
    errors: [],
    invalidatedBy: ["gears"],
  }),
  suggestGears: endpoint({
    method: "GET",
    path: "/api/gear-suggestions",
    summary: "Suggestions for a search term, tolerating typing errors",
    access: "anyone",
    query: z.object({
      q: z.string().trim().min(1, "Please enter a search term.").max(100),
      limit: numberOrNumericString(z.number().int().min(1).max(20)).optional(),
    }),
    reply: z.array(gearSuggestion),
    errors: [],
    invalidatedBy: ["assortment"],
  }),
  getGear: endpoint({
    method: "GET",
    path: "/api/gears/:id",
    summary: "One gear with its reviews",
    access: "anyone",
    params: z.object({ id }),
    reply: gearWithReviews,
    errors: ["not_found"],
    invalidatedBy: ["gears", "gear_reviews"],
  }),
};
