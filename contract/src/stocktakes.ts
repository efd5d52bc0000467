import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { id, timestamp } from "./core/fields.ts";
import { listCursor, listPage } from "./core/lists.ts";
import { countStates, stocktakeStates } from "./stock-rules.ts";

const units = z.number().int();

export const stocktake = z.object({
  id: z.number().int(),
  state: z.enum(stocktakeStates),
  started_at: timestamp,
  started_by: z.string(),
  ended_at: timestamp.nullable(),
  ended_by: z.string().nullable(),
  counted: units.meta({ description: "How many gears were counted." }),
  different: units.meta({ description: "How many of them had another number than expected." }),
  missing: units.meta({ description: "Units fewer than expected, of all gears." }),
  surplus: units.meta({ description: "Units more than expected, of all gears." }),
});
export type Stocktake = z.output<typeof stocktake>;

export const countedGear = z.object({
  id: z.number().int().meta({ description: "The gear's id." }),
  name: z.string(),
  category: z.string(),
  count: z
    .object({
      counted: units,
      expected: units.meta({ description: "On hand when it was counted." }),
      difference: units,
      at: timestamp,
      staff: z.string(),
    })
    .nullable(),
});
export type CountedGear = z.output<typeof countedGear>;

export const countFilters = z.object({
  state: z.enum(countStates).optional(),
  text: z.string().max(100).optional(),
});

export const gearCount = z.strictObject({
  counted: z.number("Please enter a number.").int("Please enter a whole number.").min(0, "At least 0.").max(1_000_000),
});

const stocktakeParams = z.object({ id });
const common = { access: "staff", permission: "stock.edit" } as const;

export const stocktakesEndpoints = {
  listStocktakes: endpoint({
    ...common,
    method: "GET",
    path: "/api/staff/stocktakes",
    summary: "All stocktakes, newest first",
    query: z.object({ cursor: listCursor }),
    reply: listPage(stocktake),
    errors: [],
  }),
  startStocktake: endpoint({
    ...common,
    method: "POST",
    path: "/api/staff/stocktakes",
    summary: "Start counting; one stocktake is open at a time",
    reply: stocktake,
    status: 201,
    errors: ["conflict"],
  }),
  getStocktake: endpoint({
    ...common,
    method: "GET",
    path: "/api/staff/stocktakes/:id",
    summary: "How far a stocktake is, and what it found",
    params: stocktakeParams,
    reply: stocktake,
    errors: ["not_found"],
  }),
  listCountedGears: endpoint({
    ...common,
    method: "GET",
    path: "/api/staff/stocktakes/:id/gears",
    summary: "All gears, with what was counted of them",
    params: stocktakeParams,
    query: countFilters.extend({ cursor: listCursor }),
    reply: listPage(countedGear),
    errors: ["not_found"],
  }),
  countGear: endpoint({
    ...common,
    method: "PUT",
    path: "/api/staff/stocktakes/:id/gears/:gear_id",
    summary: "Note how many units of a gear lie on the shelf now; replaces an earlier count",
    params: z.object({ id, gear_id: id }),
    body: gearCount,
    reply: countedGear,
    errors: ["not_found", "conflict"],
  }),
  finishStocktake: endpoint({
    ...common,
    method: "POST",
    path: "/api/staff/stocktakes/:id/finish",
    summary: "Enter all differences into the ledger, or none",
    params: stocktakeParams,
    reply: stocktake,
    errors: ["not_found", "conflict"],
  }),
  cancelStocktake: endpoint({
    ...common,
    method: "POST",
    path: "/api/staff/stocktakes/:id/cancel",
    summary: "End a stocktake without entering anything",
    params: stocktakeParams,
    reply: stocktake,
    errors: ["not_found", "conflict"],
  }),
};
