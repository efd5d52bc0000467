import { z } from "zod";
import { bookingStatuses } from "./booking-rules.ts";
import { ownDueCare } from "./care-due.ts";
import { endpoint } from "./core/endpoint.ts";
import { id, image } from "./core/fields.ts";
import { bornPrecisions, careKinds } from "./shelter-rules.ts";
import { userpet, userpetRecord } from "./userpets.ts";

const day = z.iso.date();
const common = { key: z.string().meta({ description: "Unique in the timeline." }), day };

const visitEntry = z.object({
  ...common,
  kind: z.literal("visit"),
  service: z.string(),
  time_slot: z.string(),
  status: z.enum(bookingStatuses),
  is_ahead: z.boolean(),
  is_booked_by_clinic: z.boolean().meta({ description: "Staff booked it, and not the customer." }),
  note: z.string().meta({ description: "What the clinic wrote for the customer." }),
});

const careEntry = z.object({
  ...common,
  kind: z.literal("care"),
  record: userpetRecord,
  corrected_on: day.nullable().meta({ description: "When it took the place of another record." }),
  said_before: userpetRecord.nullable().meta({ description: "The record that it took the place of." }),
  said_earlier: z.array(userpetRecord).meta({ description: "What that had corrected before, the newest first." }),
  taken_back_on: day.nullable().meta({ description: "It no longer counts since then." }),
  is_mine: z.boolean().meta({ description: "Noted by the customer, who can correct it." }),
});

const purchaseEntry = z.object({
  ...common,
  kind: z.literal("purchase"),
  order: z.string().meta({ description: "The number of the order." }),
  gears: z.array(z.object({ id: z.number().int(), name: z.string(), quantity: z.number().int() })),
});

const eventEntry = z.object({
  ...common,
  kind: z.enum(["added", "adopted", "died"]),
});

const birthEntry = z.object({ ...common, kind: z.literal("born"), precision: z.enum(bornPrecisions) });

export const timelineEntry = z.discriminatedUnion("kind", [
  visitEntry,
  careEntry,
  purchaseEntry,
  eventEntry,
  birthEntry,
]);
export type TimelineEntry = z.output<typeof timelineEntry>;

/** What comes next for a pet: a visit that is booked, care that is due by a rule, or by what a record says. */
export const nextForUserpet = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("visit"), day, time_slot: z.string(), service: z.string() }),
  ownDueCare.pick({ name: true, is_overdue: true, reason: true }).extend({
    kind: z.literal("due"),
    day,
    care: ownDueCare.shape.kind,
  }),
  z.object({ kind: z.literal("care"), day, care: z.enum(careKinds), product: z.string() }),
]);
export type NextForUserpet = z.output<typeof nextForUserpet>;

export const userpetCard = userpet.extend({
  image: image.nullable(),
  age_text: z.string().nullable(),
  died_on: day.nullable(),
  next: nextForUserpet.nullable(),
});
export type UserpetCard = z.output<typeof userpetCard>;

export const timelineEndpoints = {
  listUserpetCards: endpoint({
    method: "GET",
    path: "/api/userpet-cards",
    summary: "My registered pets with a picture and what comes next; those that have died come last",
    access: "customer",
    reply: z.array(userpetCard),
    errors: [],
  }),
  getUserpetTimeline: endpoint({
    method: "GET",
    path: "/api/userpets/:id/timeline",
    summary: "The life of one of my registered pets, the newest first: visits, care, purchases, and who recorded it",
    access: "customer",
    params: z.object({ id }),
    query: z.object({
      cursor: z.string().max(80).optional().meta({ description: "`next_cursor` of the page before." }),
    }),
    reply: z.object({ entries: z.array(timelineEntry), next_cursor: z.string().nullable() }),
    errors: ["not_found"],
  }),
};
