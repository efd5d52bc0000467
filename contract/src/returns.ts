import { z } from "zod";
import { endpoint, sendsMail, sendsMailForStaff } from "./core/endpoint.ts";
import { dollars, id, numericId, optionalText, requiredText, timestamp } from "./core/fields.ts";
import { listCursor, listPage } from "./core/lists.ts";
import { maxQuantityPerItem } from "./order-rules.ts";
import { transactionId } from "./orders.ts";
import { maxRefundNoteLength } from "./refund-rules.ts";
import { refundDraft } from "./refunds.ts";
import {
  maxReturnAnswerLength,
  maxReturnNoteLength,
  maxReturnPhotos,
  returnReasons,
  returnStatuses,
} from "./return-rules.ts";

const units = z.number().int().nonnegative().max(maxQuantityPerItem);

export const returnRequest = z.strictObject({
  lines: z
    .array(z.strictObject({ id: numericId.meta({ description: "The gear's id." }), quantity: units }))
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

/** A return in the list of staff. */
export const staffReturnRow = orderReturn
  .pick({ id: true, status: true, reason: true, requested_at: true })
  .extend({ transaction_id: transactionId, name: z.string(), units: z.number().int() });
export type StaffReturnRow = z.output<typeof staffReturnRow>;

export const staffReturn = orderReturn.omit({ items: true }).extend({
  transaction_id: transactionId,
  name: z.string(),
  version: z.number().int(),
  actions: z.array(z.enum(["approve", "decline", "receive", "refund"])),
  proposed: dollars.meta({ description: "The price of what arrived, as far as it can be refunded." }),
  items: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      unit: dollars,
      quantity: z.number().int().positive(),
      restocked: z.number().int(),
      written_off: z.number().int(),
    }),
  ),
});
export type StaffReturn = z.output<typeof staffReturn>;

export const returnFilters = z.object({
  status: z.enum(returnStatuses).optional(),
  text: z.string().max(100).optional().meta({ description: "A part of the order's number or of the customer's name." }),
});
export type ReturnFilters = z.output<typeof returnFilters>;

export const returnSorts = ["-date", "date"] as const;

const version = z.number().int().positive();
export const returnApproval = z.strictObject({
  instructions: requiredText("Please say how to send it back.", maxReturnAnswerLength),
  version,
});
export const returnDecline = z.strictObject({
  reason: requiredText("Please say why.", maxReturnAnswerLength),
  version,
});
export const returnInspection = z.strictObject({
  lines: z.array(z.strictObject({ id: numericId, restock: units.default(0), write_off: units.default(0) })).max(100),
  version,
});
export type ReturnInspection = z.output<typeof returnInspection>;
export const returnRefund = z.strictObject({
  amount: refundDraft.shape.amount,
  note: optionalText(maxRefundNoteLength),
  version,
});

const orderParams = z.object({ id: transactionId });
const returnParams = z.object({ id });
const staffChange = {
  method: "POST",
  access: "staff",
  params: returnParams,
  reply: staffReturn,
  ...sendsMailForStaff,
} as const;

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
  listReturnsAsStaff: endpoint({
    method: "GET",
    path: "/api/staff/returns",
    summary: "The returns of all customers",
    access: "staff",
    permission: "orders.read",
    query: returnFilters.extend({ sort: z.enum(returnSorts).default("-date"), cursor: listCursor }),
    reply: listPage(staffReturnRow),
    errors: [],
  }),
  getReturnAsStaff: endpoint({
    method: "GET",
    path: "/api/staff/returns/:id",
    summary: "A return with what can be done with it",
    access: "staff",
    permission: "orders.read",
    params: returnParams,
    reply: staffReturn,
    errors: ["not_found"],
  }),
  approveReturn: endpoint({
    ...staffChange,
    path: "/api/staff/returns/:id/approve",
    summary: "Approve a return, with instructions for the customer",
    permission: "orders.ship",
    body: returnApproval,
    errors: ["not_found", "conflict", "edited_meanwhile"],
  }),
  declineReturn: endpoint({
    ...staffChange,
    path: "/api/staff/returns/:id/decline",
    summary: "Decline a return, with a reason for the customer",
    permission: "orders.ship",
    body: returnDecline,
    errors: ["not_found", "conflict", "edited_meanwhile"],
  }),
  receiveReturn: endpoint({
    ...staffChange,
    path: "/api/staff/returns/:id/receive",
    summary: "Record what arrived: units for the shelf, and units to be written off",
    permission: "stock.edit",
    body: returnInspection,
    errors: ["not_found", "conflict", "edited_meanwhile"],
  }),
  refundReturn: endpoint({
    ...staffChange,
    path: "/api/staff/returns/:id/refund",
    summary: "Refund what arrived",
    permission: "orders.refund",
    confirmsIdentity: true,
    body: returnRefund,
    errors: ["not_found", "conflict", "edited_meanwhile", "confirm_identity"],
  }),
};
