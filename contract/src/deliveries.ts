import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { id, maxId, numericId, optionalText, timestamp } from "./core/fields.ts";
import { listCursor, listPage } from "./core/lists.ts";
import { maxDeliveryLines, maxUnits } from "./stock-rules.ts";

export const delivery = z.object({
  id: z.number().int(),
  received_at: timestamp,
  supplier: z.object({ id: z.number().int(), name: z.string() }),
  reference: z.string(),
  staff: z.string(),
  units: z.number().int(),
});
export type Delivery = z.output<typeof delivery>;

export const deliveryWithLines = delivery.extend({
  lines: z.array(z.object({ gear_id: z.number().int(), name: z.string(), quantity: z.number().int() })),
});
export type DeliveryWithLines = z.output<typeof deliveryWithLines>;

const quantity = z
  .number("Please enter a number.")
  .int("Please enter a whole number.")
  .min(1, "At least 1.")
  .max(maxUnits, `At most ${maxUnits}.`);

export const newDelivery = z.strictObject({
  supplier_id: z
    .number("Please choose a supplier.")
    .int("Please choose a supplier.")
    .min(1, "Please choose a supplier.")
    .max(maxId),
  reference: optionalText(100).meta({ description: "The number on the delivery note." }),
  lines: z
    .array(z.strictObject({ gear_id: numericId, quantity }))
    .min(1, "Please add what came.")
    .max(maxDeliveryLines, `At most ${maxDeliveryLines} lines.`),
});
export type NewDelivery = z.input<typeof newDelivery>;

export const deliveriesEndpoints = {
  listDeliveries: endpoint({
    method: "GET",
    path: "/api/staff/deliveries",
    summary: "What suppliers have delivered, newest first",
    access: "staff",
    permission: "stock.edit",
    query: z.object({ cursor: listCursor }),
    reply: listPage(delivery),
    errors: [],
  }),
  getDelivery: endpoint({
    method: "GET",
    path: "/api/staff/deliveries/:id",
    summary: "A delivery and what came with it",
    access: "staff",
    permission: "stock.edit",
    params: z.object({ id }),
    reply: deliveryWithLines,
    errors: ["not_found"],
  }),
  receiveDelivery: endpoint({
    method: "POST",
    path: "/api/staff/deliveries",
    summary: "Put a supplier's delivery on the shelf, whole or not at all",
    access: "staff",
    permission: "stock.edit",
    body: newDelivery,
    reply: deliveryWithLines,
    status: 201,
    idempotent: true,
    errors: ["not_found"],
  }),
};
