import { type Invoice, toDollars } from "@pawhaven/contract";
import type { InvoiceRow } from "./store.ts";

export const toInvoiceDto = ({ number, kind, issuedOn, amountCents }: InvoiceRow): Invoice => ({
  number,
  kind,
  issued_on: issuedOn,
  amount: toDollars(amountCents),
});
