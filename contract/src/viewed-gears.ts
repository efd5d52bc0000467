import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { id, numericId } from "./core/fields.ts";
import { maxViewedGears } from "./wishlist-rules.ts";

export const viewedGears = z.object({
  is_allowed: z.boolean().meta({ description: "Whether the customer lets the shop remember them; not at first." }),
  gear_ids: z.array(z.number().int()).meta({ description: "Those that are sold, most recently viewed first." }),
});
export type ViewedGears = z.output<typeof viewedGears>;

const customer = { access: "customer", reply: viewedGears } as const;

export const viewedGearsEndpoints = {
  listViewedGears: endpoint({
    ...customer,
    method: "GET",
    path: "/api/viewed-gears",
    summary: "The gears I viewed last, on whichever device",
    errors: [],
  }),
  recordViewedGear: endpoint({
    ...customer,
    method: "PUT",
    path: "/api/viewed-gears/:id",
    summary: "Remember that I viewed a gear, if I allow it; otherwise nothing is stored",
    params: z.object({ id }),
    errors: ["not_found"],
  }),
  allowViewedGears: endpoint({
    ...customer,
    method: "PUT",
    path: "/api/viewed-gears",
    summary: "Let the shop remember what I view, or withdraw that, which deletes what it remembers",
    body: z.strictObject({
      is_allowed: z.boolean(),
      gear_ids: z
        .array(numericId)
        .max(maxViewedGears)
        .default([])
        .meta({ description: "What the browser remembers, most recent first; it comes along." }),
    }),
    errors: [],
  }),
};
