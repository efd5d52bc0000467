import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { id } from "./core/fields.ts";
import { avoidReasons } from "./fit-rules.ts";
import { gearSpecies, lifeStages } from "./gear-rules.ts";
import { bornPrecisions } from "./shelter-rules.ts";
import { speciesList } from "./userpet-rules.ts";

export const ingredientName = z.string().trim().min(1, "Please choose an ingredient.").max(40);

const source = { source: z.string(), compiled_on: z.iso.date() };

export const fitRules = z.object({
  ingredients: z.array(z.object({ name: z.string(), parent: z.string().nullable() })),
  hazards: z.array(
    z.object({
      substance: z.string(),
      species: z.enum(speciesList),
      text: z.string(),
      blocks: z.boolean().meta({ description: "Checkout asks for an acknowledgement." }),
      ...source,
    }),
  ),
  common_allergens: z
    .array(z.object({ species: z.enum(speciesList), ingredient: z.string(), percent: z.number().int(), ...source }))
    .meta({ description: "Of allergic animals of this species, how many react to it." }),
});
export type FitRules = z.output<typeof fitRules>;

const limit = z.number().nullable();

export const gearFit = z.object({
  id: z.number().int(),
  species: z.enum(gearSpecies).nullable(),
  life_stage: z.enum(lifeStages).nullable(),
  min_months: limit,
  max_months: limit,
  min_kg: limit,
  max_kg: limit,
  contains: z.array(z.string()),
  may_contain: z.array(z.string()),
  actives: z.array(z.string()),
  checked_on: z.iso.date().nullable(),
});

export const gearFits = z.object({
  is_complete: z
    .boolean()
    .meta({ description: "False if the catalogue is too large to be sent as a whole; ask for ids then." }),
  gears: z.array(gearFit),
});
export type GearFits = z.output<typeof gearFits>;

export const maxFitIds = 100;
const idList = new RegExp(`^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,${maxFitIds - 1}}$`);

const avoid = z.strictObject({
  ingredient: ingredientName,
  reason: z.enum(avoidReasons, "Please choose a reason."),
});

const avoids = z
  .array(avoid)
  .max(30, "At most 30 ingredients.")
  .refine((list) => new Set(list.map(({ ingredient }) => ingredient)).size === list.length, "Each ingredient once.");

export const household = z.object({
  pets: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      species: z.enum(speciesList),
      born_on: z.iso.date().nullable(),
      born_precision: z.enum(bornPrecisions).nullable(),
      weight_kg: z.number().nullable(),
      avoids: z.array(avoid),
    }),
  ),
});
export type Household = z.output<typeof household>;

const petParams = z.object({ id });

export const fitEndpoints = {
  getFitRules: endpoint({
    method: "GET",
    path: "/api/fit-rules",
    summary: "What gears are compared with: the tree of ingredients, dangerous substances, common allergens",
    access: "anyone",
    reply: fitRules,
    errors: [],
    invalidatedBy: ["assortment"],
  }),
  listGearFits: endpoint({
    method: "GET",
    path: "/api/gear-fits",
    summary: "What is known of gears that can speak against them: of the whole catalogue, or of some",
    access: "anyone",
    query: z.object({
      ids: z.string().regex(idList, `Please send up to ${maxFitIds} ids, separated by commas.`).optional(),
    }),
    reply: gearFits,
    errors: [],
    invalidatedBy: ["assortment"],
  }),
  getHousehold: endpoint({
    method: "GET",
    path: "/api/my-household",
    summary: "My pets that live with me, with what gears are compared with",
    access: "customer",
    reply: household,
    errors: [],
  }),
  setAvoids: endpoint({
    method: "PUT",
    path: "/api/userpets/:id/avoids",
    summary: "Say which ingredients one of my registered pets avoids",
    access: "customer",
    params: petParams,
    body: z.strictObject({ avoids }),
    reply: z.object({ avoids: z.array(avoid) }),
    errors: ["not_found"],
  }),
  listAvoids: endpoint({
    method: "GET",
    path: "/api/userpets/:id/avoids",
    summary: "Which ingredients one of my registered pets avoids",
    access: "customer",
    params: petParams,
    reply: z.object({ avoids: z.array(avoid) }),
    errors: ["not_found"],
  }),
};
