import { z } from "zod";
import { endpoint, sendsMail } from "./core/endpoint.ts";
import { dollars, id, numericId, optionalText, timestamp } from "./core/fields.ts";
import { maxQuantityPerItem } from "./order-rules.ts";
import { transactionId } from "./orders.ts";
import { maxReturnNoteLength, maxReturnPhotos, returnReasons, returnStatuses } from "./return-rules.ts";

export const returnedUnits = z.number().int().nonnegative().max(maxQuantityPerItem);

export const returnRequest = z.strictObject({
  lines: z
    .array(z.strictObject({ id: numericId.meta({ description: "The gear's id." }), quantity: returnedUnits }))
    .max(100)
    .refine((lines) => lines.some(({ quantity }) => quantity > 0), "Please choose what you would like to return."),
  reason: z.enum(returnReasons, "Please choose a reason."),
  note: optionalText(maxReturnNoteLength),
  photos: z
    .array(z.string().max(200))
    .max(maxReturnPhotos, `At most ${maxReturnPhotos} photos.`)
    .default([])
    .meta({ description: "The public ids of uploaded images." }),
});
export type ReturnRequest = z.output<typeof returnRequest>;

/** A return as its customer sees it. */
export const orderReturn = z.object({
  id: z.number().int(),
  status: z.enum(returnStatuses),
  reason: z.enum(returnReasons),
  note: z.string(),
  photos: z.array(z.string()).meta({ description: "URLs." }),
  answer: z.string().meta({ description: "Instructions, or why it was declined." }),
  requested_at: timestamp,
  updated_at: timestamp,
  refunded: dollars.nullable(),
  items: z.array(z.object({ id: z.number().int(), name: z.string(), quantity: z.number().int().positive() })),
});
export type OrderReturn = z.output<typeof orderReturn>;

export const orderReturns = z.object({
  obstacle: z.string().nullable().meta({ description: "Why nothing can be returned now, if so." }),
  until: timestamp.nullable().meta({ description: "The end of the time for returns." }),
  lines: z.array(z.object({ id: z.number().int(), name: z.string(), left: z.number().int() })),
  returns: z.array(orderReturn),
});
export type OrderReturns = z.output<typeof orderReturns>;

const orderParams = z.object({ id: transactionId });
export const returnParams = z.object({ id });
export const returnsEndpoints = {
  listReturns: endpoint({
    method: "GET",
    path: "/api/orders/:id/returns",
    summary: "The returns of one of my orders, and what can still be returned",
    access: "customer",
    params: orderParams,
    reply: orderReturns,
    errors: ["not_found"],
  }),
  requestReturn: endpoint({
    method: "POST",
    path: "/api/orders/:id/returns",
    summary: "Ask to send items of an order back",
    access: "customer",
    idempotent: true,
    params: orderParams,
    body: returnRequest,
    reply: orderReturns,
    status: 201,
    errors: ["not_found", "conflict", "forbidden"],
    ...sendsMail,
  }),
  withdrawReturn: endpoint({
    method: "POST",
    path: "/api/returns/:id/withdraw",
    summary: "Withdraw a return that has not arrived",
    access: "customer",
    params: returnParams,
    reply: orderReturns,
    errors: ["not_found", "conflict"],
    ...sendsMail,
  }),
};
