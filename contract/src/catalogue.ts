import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dollars, id, picture } from "./shared.ts";

export const gearReview = z.object({
  id: z.number().int(),
  user_name: z.string(),
  rating: z.number().int().min(1).max(5),
  comment: z.string().nullable(),
  created_at: z.iso.datetime({ offset: true }),
});
export type GearReview = z.output<typeof gearReview>;

export const gear = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  petType: z.string(),
  category: z.string(),
  main_image: picture.nullable(),
  images: z.array(picture),
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
});
export type Gear = z.output<typeof gear>;

export const gearWithReviews = gear.extend({ reviews: z.array(gearReview) });
export type GearWithReviews = z.output<typeof gearWithReviews>;

export const catalogue = {
  listGears: endpoint({
    method: "GET",
    path: "/api/gears",
    summary: "The whole gear catalogue",
    access: "anyone",
    reply: z.array(gear),
    errors: [],
    keptUntil: ["gears"],
  }),
  getGear: endpoint({
    method: "GET",
    path: "/api/gears/:id",
    summary: "One gear with its reviews",
    access: "anyone",
    params: z.object({ id }),
    reply: gearWithReviews,
    errors: ["not_found"],
    keptUntil: ["gears", "gear_reviews"],
  }),
};
