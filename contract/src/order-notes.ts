import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { id, requiredText } from "./core/fields.ts";
import { staffOrder } from "./orders-staff.ts";
import { orderParams } from "./orders.ts";

const text = requiredText("Please write something.", 2000);

export const orderNoteDraft = z.strictObject({
  text,
  is_about_customer: z.boolean().meta({ description: "Whether it is erased with the customer's account." }),
});

const noteParams = orderParams.extend({ note: id });

export const orderNotesEndpoints = {
  addOrderNote: endpoint({
    method: "POST",
    path: "/api/staff/orders/:id/notes",
    summary: "Add an internal note to an order",
    access: "staff",
    permission: "orders.ship",
    params: orderParams,
    body: orderNoteDraft,
    reply: staffOrder,
    status: 201,
    errors: ["not_found"],
  }),
  editOrderNote: endpoint({
    method: "PUT",
    path: "/api/staff/orders/:id/notes/:note",
    summary: "Change one of my notes",
    access: "staff",
    permission: "orders.ship",
    params: noteParams,
    body: z.strictObject({ text, version: z.number().int().positive() }),
    reply: staffOrder,
    errors: ["not_found", "edited_meanwhile"],
  }),
  deleteOrderNote: endpoint({
    method: "DELETE",
    path: "/api/staff/orders/:id/notes/:note",
    summary: "Delete a note; the audit log keeps it",
    access: "staff",
    permission: "orders.ship",
    params: noteParams,
    reply: staffOrder,
    errors: ["not_found"],
  }),
};
