/** An invoice states what is to be paid for an order; a credit note takes a part of it, or all of it, back. */
export const invoiceKinds = ["invoice", "credit_note"] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

export const invoiceLabels: Record<InvoiceKind, string> = { invoice: "Invoice", credit_note: "Credit note" };
