import { z } from "zod";
import { endpoint, sendsMailForStaff } from "./core/endpoint.ts";
import { dollars, numericId, optionalText, requiredText } from "./core/fields.ts";
import { csvExport, listCursor, listPage } from "./core/lists.ts";
import { transactionId } from "./orders.ts";
import { maxRefundNoteLength } from "./refund-rules.ts";
import { refundDraft } from "./refunds.ts";
import { maxReturnAnswerLength, returnFilterStatuses } from "./return-rules.ts";
import { orderReturn, returnParams, returnedUnits } from "./returns.ts";

/** A return in the list of staff. */
export const staffReturnRow = orderReturn
  .pick({ id: true, status: true, reason: true, requested_at: true })
  .extend({ transaction_id: transactionId, name: z.string(), units: z.number().int() });
export type StaffReturnRow = z.output<typeof staffReturnRow>;

export const staffReturn = orderReturn.omit({ items: true }).extend({
  transaction_id: transactionId,
  name: z.string(),
  customer_id: z.number().int().nullable().meta({ description: "Null once the account is deleted." }),
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
  status: z.enum(returnFilterStatuses).optional(),
  text: z.string().max(100).optional().meta({ description: "A part of the order's number or of the customer's name." }),
});
export type ReturnFilters = z.output<typeof returnFilters>;

export const returnSorts = ["-date", "date"] as const;
const sort = z.enum(returnSorts).default("-date");

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
  lines: z
    .array(z.strictObject({ id: numericId, restock: returnedUnits.default(0), write_off: returnedUnits.default(0) }))
    .max(100),
  version,
});
export type ReturnInspection = z.output<typeof returnInspection>;
export const returnRefund = z.strictObject({
  amount: refundDraft.shape.amount,
  note: optionalText(maxRefundNoteLength),
  version,
});

const staffChange = {
  method: "POST",
  access: "staff",
  params: returnParams,
  reply: staffReturn,
  ...sendsMailForStaff,
} as const;

export const returnsStaffEndpoints = {
  listReturnsAsStaff: endpoint({
    method: "GET",
    path: "/api/staff/returns",
    summary: "The returns of all customers",
    access: "staff",
    permission: "orders.read",
    query: returnFilters.extend({ sort, cursor: listCursor }),
    reply: listPage(staffReturnRow),
    errors: [],
  }),
  exportReturns: endpoint({
    ...csvExport,
    path: "/api/staff/returns.csv",
    summary: "The filtered returns as a file",
    permission: "orders.read",
    query: returnFilters.extend({ sort }),
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
