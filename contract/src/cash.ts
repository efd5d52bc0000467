import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { dollars, timestamp } from "./core/fields.ts";
import { dateRange, listCursor, listPage } from "./core/lists.ts";
import { cashStates, maxOrderCents } from "./order-rules.ts";
import { orderParams, staffOrder, transactionId } from "./orders.ts";

export const cashCollection = z.strictObject({
  amount: z
    .number("Please enter the amount.")
    .nonnegative("Please enter the amount.")
    .max(maxOrderCents / 100),
  collected_at: timestamp.optional().meta({ description: "Now by default." }),
});

export const cashFilters = z.object({ state: z.enum(cashStates).default("differs"), ...dateRange });

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

export const cashEndpoints = {
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
    query: cashFilters.extend({ sort: z.enum(["-date", "date"]).default("-date"), cursor: listCursor }),
    reply: listPage(cashRow).extend({ sums: cashSums }),
    errors: [],
  }),
};
