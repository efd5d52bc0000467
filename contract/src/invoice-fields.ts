import { z } from "zod";
import { dollars } from "./core/fields.ts";
import { invoiceKinds } from "./invoice-rules.ts";

export const invoiceNumber = z.string().regex(/^(CN-)?\d{4}-\d{6,10}$/);

/** An invoice or a credit note of an order. */
export const invoice = z.object({
  number: invoiceNumber.meta({ description: "Without gaps per kind and year, and never given twice." }),
  kind: z.enum(invoiceKinds),
  issued_on: z.iso.date(),
  amount: dollars.meta({ description: "Of a credit note: what it takes off the invoice." }),
});
export type Invoice = z.output<typeof invoice>;
