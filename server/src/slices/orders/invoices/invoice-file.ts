import type { InvoiceFile, InvoiceKind } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { findInvoice, type PrintableInvoice } from "./store.ts";

const prefixes: Record<InvoiceKind, string> = { invoice: "invoice", credit_note: "credit-note" };

/**
 * Made from what was written down when it was issued; the same bytes whenever it is asked for. What draws it is large, and
 * is loaded when the first one is.
 */
export async function toInvoiceFile(invoice: PrintableInvoice): Promise<InvoiceFile> {
  const { renderInvoice } = await import("./pdf/render-invoice.ts");
  const name = `${prefixes[invoice.kind]}-${invoice.number}.pdf`;
  return { name, type: "application/pdf", bytes: await renderInvoice(invoice) };
}

/** For the delivery of mails, which happens after the commit: the document has its number then. */
export async function readInvoiceAttachment(db: Db, reference: string): Promise<InvoiceFile> {
  const [kind, id] = reference.split(" ");
  const invoice = kind === "invoice" ? await findInvoice(db, Number(id)) : undefined;
  if (!invoice) throw new Error(`There is no ${reference}.`);
  return toInvoiceFile(invoice);
}
