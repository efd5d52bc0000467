import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { invoiceNumber } from "./invoice-fields.ts";
import { orderParams } from "./orders.ts";

export const invoiceFile = z.object({
  name: z.string(),
  type: z.literal("application/pdf"),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
export type InvoiceFile = z.output<typeof invoiceFile>;

const download = {
  method: "GET",
  params: orderParams.extend({ number: invoiceNumber }),
  reply: invoiceFile,
  respondsWith: "file",
  errors: ["not_found"],
} as const;

export const invoicesEndpoints = {
  getInvoice: endpoint({
    ...download,
    path: "/api/orders/:id/invoices/:number",
    summary: "An invoice or a credit note of one of my orders as a PDF",
    access: "customer",
  }),
  getInvoiceAsStaff: endpoint({
    ...download,
    path: "/api/staff/orders/:id/invoices/:number",
    summary: "An invoice or a credit note of an order as a PDF",
    access: "staff",
    permission: "orders.read",
  }),
};
