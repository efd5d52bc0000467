import { z } from "zod";
import { endpoint, sendsMail } from "./core/endpoint.ts";
import { messageReply } from "./core/replies.ts";
import { invoiceNumber } from "./invoice-fields.ts";
import { invoiceFile } from "./invoices.ts";
import { orderWithTimeline, receipt, transactionId } from "./orders.ts";

/** From the link in a mail, or given to the browser that ordered. Worthless once an account has claimed the order. */
export const guestToken = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({ description: "From the link in the mail, or from the reply to the checkout." });

const params = z.object({ token: guestToken });

/** The link may be opened again and again, as an order is followed. */
const limit = { times: 600, perSeconds: 3600 } as const;

export const guestOrdersEndpoints = {
  getGuestOrder: endpoint({
    method: "GET",
    path: "/api/guest/orders/:token",
    summary: "The order of a guest, with its timeline",
    access: "anyone",
    params,
    reply: orderWithTimeline,
    errors: ["not_found", "conflict"],
    limit,
  }),
  getGuestReceipt: endpoint({
    method: "GET",
    path: "/api/guest/orders/:token/receipt",
    summary: "The receipt of a guest's order",
    access: "anyone",
    params,
    reply: receipt,
    errors: ["not_found", "conflict"],
    limit,
  }),
  getGuestInvoice: endpoint({
    method: "GET",
    path: "/api/guest/orders/:token/invoices/:number",
    summary: "An invoice or a credit note of a guest's order as a PDF",
    access: "anyone",
    params: params.extend({ number: invoiceNumber }),
    reply: invoiceFile,
    respondsWith: "file",
    errors: ["not_found", "conflict"],
    limit,
  }),
  cancelGuestOrder: endpoint({
    method: "POST",
    path: "/api/guest/orders/:token/cancel",
    summary: "Cancel a guest's order that has not shipped; a card payment is refunded",
    access: "anyone",
    params,
    reply: messageReply,
    errors: ["not_found", "conflict"],
    sendsMail: true,
    limit,
  }),
  claimGuestOrder: endpoint({
    method: "POST",
    path: "/api/claim-order",
    summary: "Make a guest's order one of mine, with the token of its link",
    access: "customer",
    body: z.strictObject({ token: guestToken }),
    reply: messageReply.extend({ transaction_id: transactionId }),
    errors: ["not_found", "conflict"],
    limit: sendsMail.limit,
  }),
};
