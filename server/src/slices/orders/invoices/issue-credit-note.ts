import type { Tx } from "../../../platform/db/database.ts";
import { todayAt } from "../../../platform/days.ts";
import type { ShopIdentity } from "../../../platform/mail/shop-identity.ts";
import { totalCents } from "../order-lines.ts";
import type { OrderRow } from "../store.ts";
import { contentOf, type InvoiceLine } from "./invoice-content.ts";
import { findInvoiceOf, insertInvoice } from "./store.ts";

interface Credit {
  amountCents: number;
  reason: string;
  /** What it is for, if that is known by the unit. */
  lines: readonly InvoiceLine[];
  refundId?: number;
}

/** Takes an amount off the invoice of an order. An order that was never invoiced gets no credit note. */
export async function issueCreditNote(
  tx: Tx,
  shopIdentity: Pick<ShopIdentity, "shop">,
  order: OrderRow,
  { amountCents, reason, lines, refundId }: Credit,
): Promise<number | undefined> {
  const invoice = await findInvoiceOf(tx, order.id);
  if (!invoice) return undefined;
  return insertInvoice(tx, {
    kind: "credit_note",
    orderId: order.id,
    invoiceId: invoice.id,
    refundId: refundId ?? null,
    issuedOn: todayAt(shopIdentity.shop, new Date()),
    amountCents,
    content: contentOf(shopIdentity, order, { lines: linesOver(amountCents, lines), reason }),
  });
}

/** The lines where their prices are the amount, as they are not where only a part of the price goes back. */
function linesOver(amountCents: number, lines: readonly InvoiceLine[]): readonly InvoiceLine[] {
  if (lines.length > 0 && totalCents(lines) === amountCents) return lines;
  const units = lines.map(({ quantity, name }) => `${quantity} × ${name}`);
  const name = units.length > 0 ? `Part of the price of ${units.join(", ")}` : "Part of the price of the order";
  return [{ name, quantity: 1, unitCents: amountCents }];
}
