import { z } from "zod";
import { endpoint, sendsMailForStaff } from "./core/endpoint.ts";
import { dollars, numericId, requiredText, timestamp } from "./core/fields.ts";
import { csvExport, dateRange, listCursor, listPage } from "./core/lists.ts";
import { cashStates, maxOrderCents, maxQuantityPerItem } from "./order-rules.ts";
import { staffOrder } from "./orders-staff.ts";
import { orderParams, transactionId } from "./orders.ts";

export const cashCollection = z.strictObject({
  amount: z
    .number("Please enter the amount.")
    .nonnegative("Please enter the amount.")
    .max(maxOrderCents / 100),
  collected_at: timestamp.optional().meta({ description: "Now by default." }),
});

export const cashFilters = z.object({ state: z.enum(cashStates).default("differs"), ...dateRange });

export const cashSorts = ["-date", "date"] as const;
const sort = z.enum(cashSorts).default("-date");

export const cashRow = z.object({
  transaction_id: transactionId,
  name: z.string(),
  due: dollars,
  collected: dollars.nullable(),
  difference: z.number().nullable().meta({ description: "Collected minus due." }),
  at: timestamp.meta({ description: "When it was collected; for what is still to be collected, when it was ordered." }),
  by: z.string().nullable(),
});
export type CashRow = z.output<typeof cashRow>;

export const cashSums = z.object({
  count: z.number().int(),
  due: dollars,
  collected: dollars,
  difference: z.number(),
});

/** Every item with all of its units that are left out, those from before included. */
export const itemsCancellation = z.strictObject({
  items: z
    .array(z.strictObject({ id: numericId, cancelled: z.number().int().min(1).max(maxQuantityPerItem) }))
    .min(1, "Please choose what is left out.")
    .max(100),
  reason: requiredText("Please say why.", 300),
});
export type ItemsCancellation = z.output<typeof itemsCancellation>;

export const cashEndpoints = {
  cancelCashItems: endpoint({
    method: "POST",
    path: "/api/staff/orders/:id/cancelled-items",
    summary: "Leave items out of a cash order before they are sent and paid for; the customer is told why",
    access: "staff",
    permission: "orders.ship",
    params: orderParams,
    body: itemsCancellation,
    reply: staffOrder,
    errors: ["not_found", "conflict"],
    ...sendsMailForStaff,
  }),
  collectCash: endpoint({
    method: "POST",
    path: "/api/staff/orders/:id/cash",
    summary: "Record what was collected on delivery",
    access: "staff",
    permission: "orders.ship",
    params: orderParams,
    body: cashCollection,
    reply: staffOrder,
    errors: ["not_found", "conflict"],
  }),
  listCash: endpoint({
    method: "GET",
    path: "/api/staff/cash",
    summary: "Cash on delivery: what was collected, what differs from what was due, what is still to be collected",
    access: "staff",
    permission: "orders.read",
    query: cashFilters.extend({ sort, cursor: listCursor }),
    reply: listPage(cashRow).extend({ sums: cashSums }),
    errors: [],
  }),
  exportCash: endpoint({
    ...csvExport,
    path: "/api/staff/cash.csv",
    summary: "The filtered cash on delivery as a file",
    permission: "orders.read",
    query: cashFilters.extend({ sort }),
  }),
};
