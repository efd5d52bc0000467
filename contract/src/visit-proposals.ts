import { z } from "zod";
import { maxVisitProposals } from "./booking-rules.ts";
import { endpoint } from "./core/endpoint.ts";
import { dollars, image, numericId, optionalText } from "./core/fields.ts";

const maxProposalNoteLength = 200;

/** What whoever finishes a visit suggests, with the reason. */
export const proposalDrafts = z
  .array(z.strictObject({ gear_id: numericId, note: optionalText(maxProposalNoteLength) }))
  .max(maxVisitProposals, `At most ${maxVisitProposals} suggestions.`)
  .refine((drafts) => new Set(drafts.map(({ gear_id }) => gear_id)).size === drafts.length, "Each gear once, please.")
  .optional()
  .meta({ description: "Gears to suggest to the customer, in this order; without it they stay as they are." });

/** A gear that is no longer sold keeps its name, so that the customer can buy it elsewhere. */
export const proposedGear = z.object({
  gear_id: z.number().int(),
  name: z.string(),
  image: image.nullable(),
  price: dollars,
  note: z.string(),
  state: z.enum(["available", "sold_out", "not_sold"]),
});
export type ProposedGear = z.output<typeof proposedGear>;

/** What the clinic suggested after one visit. */
export const visitProposals = z.object({
  booking_id: z.number().int(),
  pet_id: z.number().int().nullable(),
  pet_name: z.string(),
  service_name: z.string(),
  date: z.iso.date(),
  gears: z.array(proposedGear),
});
export type VisitProposals = z.output<typeof visitProposals>;

export const visitProposalsEndpoints = {
  listVisitProposals: endpoint({
    method: "GET",
    path: "/api/user/visit-proposals",
    summary: "Gears that the clinic suggested to me after visits, the last visit first; I can buy them anywhere",
    access: "customer",
    reply: z.array(visitProposals),
    errors: [],
  }),
};
