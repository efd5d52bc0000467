import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { dollars, id, image, numericId } from "./core/fields.ts";
import { speciesList } from "./userpet-rules.ts";

const maxGramsPerDay = 20_000;

const foodGear = z.object({
  id: z.number().int(),
  name: z.string(),
  main_image: image.nullable(),
  price: dollars,
  stock: z.number().int().nonnegative(),
  is_sold: z.boolean().meta({ description: "False once the shop has taken it out of its range." }),
  net_weight_grams: z.number().int().nullable(),
  energy_kcal_per_100g: z.number().int().nullable(),
});
export type FoodGear = z.output<typeof foodGear>;

const foodEater = z.object({
  userpet_id: z.number().int(),
  name: z.string(),
  species: z.enum(speciesList),
  weight_kg: z.number().nullable(),
  adult_weight_kg: z.number().nullable(),
  is_growing_dog: z.boolean().meta({ description: "Whether the weight that it will have as an adult matters." }),
  grams_per_day: z.number().nullable().meta({ description: "What its owner says; null if counted by its need." }),
  share: z.number().nullable().meta({ description: "How much of its need this food is; null with `grams_per_day`." }),
  started_on: z.iso.date(),
  paused_on: z.iso.date().nullable(),
});
export type FoodEater = z.output<typeof foodEater>;

const foodForecast = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("lasts"),
    ends_on: z.iso.date(),
    earliest_on: z.iso.date(),
    latest_on: z.iso.date(),
  }),
  z.object({ state: z.literal("long") }),
  z.object({ state: z.literal("paused"), days_left: z.number().int() }),
  z.object({ state: z.literal("none") }),
  z.object({
    state: z.literal("unknown"),
    missing: z.enum(["weight", "equation", "energy", "net weight"]),
    userpet_id: z.number().int(),
  }),
]);

/** A food that somebody at the customer's home eats. */
export const food = z.object({
  gear: foodGear,
  last_price: dollars.nullable().meta({ description: "What the customer paid for one of them the last time." }),
  eaters: z.array(foodEater),
  forecast: foodForecast,
  is_ordered: z.boolean().meta({ description: "More of it is on its way." }),
  reminder: z.enum(["planned", "sent", "skipped"]).nullable().meta({ description: "Null if there is none to come." }),
  remind_on: z.iso.date().nullable(),
});
export type Food = z.output<typeof food>;

/** A food that has arrived, and nobody knows who eats it. */
const foodQuestion = z.object({
  gear: foodGear,
  arrived_on: z.iso.date(),
  pets: z.array(
    z.object({
      userpet_id: z.number().int(),
      name: z.string(),
      share_left: z.number().meta({ description: "How much of its need is not covered by other foods." }),
    }),
  ),
});
export type FoodQuestion = z.output<typeof foodQuestion>;

export const foods = z.object({
  today: z.iso.date().meta({ description: "Where the shop is." }),
  foods: z.array(food),
  questions: z.array(foodQuestion),
  has_food_mails: z.boolean(),
});
export type Foods = z.output<typeof foods>;

const grams = z
  .number("Please enter a number.")
  .min(1, "Please enter at least 1 g.")
  .max(maxGramsPerDay, `Please enter at most ${maxGramsPerDay} g.`);

const adultWeight = z
  .number("Please enter a number.")
  .min(0.1, "Please enter at least 0.1 kg.")
  .max(1000, "Please enter at most 1000 kg.");

const eaterDraft = z
  .strictObject({
    userpet_id: numericId,
    grams_per_day: grams.nullable(),
    share: z.number().min(0.05).max(1).nullable(),
    adult_weight_kg: adultWeight.nullish().meta({ description: "Unchanged if missing." }),
  })
  .refine(({ grams_per_day: given, share }) => (given === null) !== (share === null), {
    path: ["grams_per_day"],
    message: "Please give the grams or the part of its need.",
  });

export const foodPlan = z.strictObject({
  eaters: z
    .array(eaterDraft)
    .min(1, "Please choose who eats it.")
    .max(50)
    .refine(
      (eaters) => new Set(eaters.map(({ userpet_id: pet }) => pet)).size === eaters.length,
      "Each pet can be chosen once.",
    )
    .meta({ description: "Everybody who eats it from now on, each once." }),
  started_on: z.iso.date().optional().meta({
    description: "Of those who did not eat it before; not in the future. Without it, the day it last arrived.",
  }),
});
export type FoodPlan = z.output<typeof foodPlan>;

const refillLine = z.object({
  gear: foodGear,
  last_price: dollars.nullable(),
  outcome: z.enum(["added", "in cart", "sold out", "not sold"]),
});
export type RefillLine = z.output<typeof refillLine>;

const params = z.object({ gearId: id });
const eaterParams = z.object({ gearId: id, userpetId: id });

export const foodsEndpoints = {
  listFoods: endpoint({
    method: "GET",
    path: "/api/foods",
    summary: "What my pets eat, how long it lasts, and what has arrived for nobody yet",
    access: "customer",
    reply: foods,
    errors: [],
  }),
  planFood: endpoint({
    method: "PUT",
    path: "/api/foods/:gearId",
    summary: "Say who eats a food that I bought",
    access: "customer",
    params,
    body: foodPlan,
    reply: foods,
    errors: ["not_found", "conflict", "invalid"],
  }),
  pauseFood: endpoint({
    method: "PUT",
    path: "/api/foods/:gearId/eaters/:userpetId/pause",
    summary: "One of my pets does not eat a food for a while, or eats it again",
    access: "customer",
    params: eaterParams,
    body: z.strictObject({ is_paused: z.boolean() }),
    reply: foods,
    errors: ["not_found"],
  }),
  stopFood: endpoint({
    method: "POST",
    path: "/api/foods/:gearId/eaters/:userpetId/stop",
    summary: "One of my pets no longer eats a food",
    access: "customer",
    params: eaterParams,
    reply: foods,
    errors: ["not_found"],
  }),
  skipFoodReminder: endpoint({
    method: "POST",
    path: "/api/foods/:gearId/skip-reminder",
    summary: "No reminder for what I have at home of this food",
    access: "customer",
    params,
    reply: foods,
    errors: ["not_found"],
  }),
  declineFood: endpoint({
    method: "POST",
    path: "/api/foods/:gearId/decline",
    summary: "None of my pets eats what has arrived of this food",
    access: "customer",
    params,
    reply: foods,
    errors: ["not_found"],
  }),
  refillCart: endpoint({
    method: "POST",
    path: "/api/food-refills",
    summary: "Put foods that I bought before into my cart, one of each that is not in it; nothing is ordered",
    access: "customer",
    body: z.strictObject({ gear_ids: z.array(numericId).min(1).max(20) }),
    reply: z.array(refillLine),
    errors: ["not_found"],
  }),
};
