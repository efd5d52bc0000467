import { z } from "zod";
import { collectAt } from "./collect-fields.ts";
import { endpoint, sendsMail, sendsMailForStaff } from "./core/endpoint.ts";
import { dollars, id, numericId } from "./core/fields.ts";
import { orderParams, orderWithTimeline, transactionId } from "./orders.ts";
import { staffOrder } from "./orders-staff.ts";

/** Goods of one order that wait at a visit, as whoever hands them over sees them. */
export const visitGoods = z.object({
  transaction_id: transactionId,
  name: z.string(),
  items: z.array(z.object({ id: z.number().int(), name: z.string(), quantity: z.number().int().positive() })),
  cash_due: dollars.nullable().meta({ description: "To be paid when it is handed over; null if it is paid by card." }),
});
export type VisitGoods = z.output<typeof visitGoods>;

export const collectingEndpoints = {
  changeCollection: endpoint({
    method: "PUT",
    path: "/api/orders/:id/collection",
    summary: "Have an order of mine ready at another visit, or sent to its address instead (null)",
    access: "customer",
    params: orderParams,
    body: z.strictObject({ collect_at_booking_id: numericId.nullable() }),
    reply: orderWithTimeline,
    errors: ["not_found", "conflict"],
    ...sendsMail,
  }),
  listVisitGoods: endpoint({
    method: "GET",
    path: "/api/staff/bookings/:id/goods",
    summary: "Goods that wait at a visit, to be handed over",
    access: "staff",
    permission: "calendar.read",
    params: z.object({ id }),
    reply: z.array(visitGoods),
    errors: [],
  }),
  listVisitsForGoods: endpoint({
    method: "GET",
    path: "/api/staff/bookings/:id/visits-for-goods",
    summary: "The customer's other visits that goods of this one could be kept for, the next one first",
    access: "staff",
    permission: "calendar.read",
    params: z.object({ id }),
    reply: z.array(collectAt),
    errors: [],
  }),
  handOverOrder: endpoint({
    method: "POST",
    path: "/api/staff/orders/:id/hand-over",
    summary: "Hand over what is left of an order at the visit it waits at; what was paid in cash is noted",
    access: "staff",
    permission: "orders.ship",
    params: orderParams,
    body: z.strictObject({
      cash: dollars
        .max(1_000_000)
        .nullable()
        .meta({ description: "What was paid in cash; null for an order paid by card." }),
    }),
    reply: staffOrder,
    errors: ["not_found", "conflict"],
    ...sendsMailForStaff,
  }),
};
