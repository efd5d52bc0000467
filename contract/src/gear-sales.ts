import { z } from "zod";
import { staffGearFilters } from "./catalogue-staff.ts";
import { endpoint } from "./core/endpoint.ts";
import { dollars, id, numericId, timestamp } from "./core/fields.ts";
import { listCursor, listPage } from "./core/lists.ts";
import { messageReply } from "./core/replies.ts";
import { maxSalePercent } from "./gear-rules.ts";
import { maxBulkIds } from "./list-rules.ts";
import { bulkJob } from "./lists.ts";

export const saleStates = ["running", "coming", "ended"] as const;
export type SaleState = (typeof saleStates)[number];

export const gearSale = z.object({
  id: z.number().int(),
  gear: z.object({ id: z.number().int(), name: z.string(), list_price: dollars }),
  percent: z.number().int(),
  begins_at: timestamp,
  ends_at: timestamp.nullable(),
  state: z.enum(saleStates),
  version: z.number().int().positive(),
});
export type GearSale = z.output<typeof gearSale>;

const endAfterBegin = { path: ["ends_at"], message: "Please let it end after it begins." };

const noMoment = "Please enter a date and a time.";

/** The database has no year 0, and a sale in another century is a slip. */
const moment = z.iso
  .datetime({ offset: true, error: noMoment })
  .refine((text) => Math.abs(new Date(text).getUTCFullYear() - 2050) <= 50, noMoment);

const saleFields = z.strictObject({
  percent: z
    .number("Please enter a number.")
    .int("Please enter a whole number.")
    .min(1, "Please enter at least 1.")
    .max(maxSalePercent, `Please enter at most ${maxSalePercent}.`),
  begins_at: moment,
  ends_at: moment.nullable(),
});

const isInOrder = ({ begins_at, ends_at }: { begins_at: string; ends_at: string | null }) =>
  ends_at === null || !(Date.parse(ends_at) <= Date.parse(begins_at)); // other texts are no dates, which the fields say

/** A discount from one minute to another, or until somebody ends it. */
export const saleDraft = saleFields.refine(isInOrder, endAfterBegin);
export type SaleDraft = z.output<typeof saleDraft>;

export const saleFilters = z.object({ state: z.enum(saleStates).optional() });

const saleParams = z.object({ id });

export const gearSalesEndpoints = {
  listSales: endpoint({
    method: "GET",
    path: "/api/staff/sales",
    summary: "Sales of all gears or of one, the latest first",
    access: "staff",
    permission: "prices.edit",
    query: saleFilters.extend({
      gear_id: id.optional(),
      sort: z.enum(["-begin", "begin"]).default("-begin"),
      cursor: listCursor,
    }),
    reply: listPage(gearSale),
    errors: [],
  }),
  createSale: endpoint({
    method: "POST",
    path: "/api/staff/gears/:id/sales",
    summary: "Set a sale for a gear; it begins and ends by itself",
    access: "staff",
    permission: "prices.edit",
    params: saleParams,
    body: saleDraft,
    reply: gearSale,
    status: 201,
    errors: ["not_found", "conflict"],
  }),
  updateSale: endpoint({
    method: "PUT",
    path: "/api/staff/sales/:id",
    summary: "Change a sale that has not ended",
    access: "staff",
    permission: "prices.edit",
    params: saleParams,
    body: saleFields.extend({ version: numericId }).refine(isInOrder, endAfterBegin),
    reply: gearSale,
    errors: ["not_found", "conflict", "edited_meanwhile"],
  }),
  endSale: endpoint({
    method: "POST",
    path: "/api/staff/sales/:id/end",
    summary: "End a sale now; one that has not begun is deleted",
    access: "staff",
    permission: "prices.edit",
    params: saleParams,
    reply: messageReply,
    errors: ["not_found", "conflict"],
  }),
  startBulkSale: endpoint({
    method: "POST",
    path: "/api/staff/gears/bulk-sale",
    summary: "Set a sale for many gears, in the background: those named, or all that the filter matches",
    access: "staff",
    permission: "prices.edit",
    body: z.strictObject({
      ids: z.array(numericId).min(1).max(maxBulkIds).optional(),
      filter: staffGearFilters.strict().optional(),
      sale: saleDraft,
    }),
    reply: bulkJob,
    status: 201,
    errors: ["conflict"],
  }),
};
