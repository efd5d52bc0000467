import type { Tx } from "../../../platform/db/database.ts";
import type { ShopIdentity } from "../../../platform/mail/shop-identity.ts";
import { orderLinesOf, type OrderRow } from "../store.ts";
import type { InvoiceLine } from "./invoice-content.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { creditedCents } from "./store.ts";

/**
 * Credits what a cash order no longer asks for: it was cancelled before anything was paid. What was paid goes back as a
 * refund, and is credited with it.
 */
export async function creditCancellation(
  tx: Tx,
  shopIdentity: Pick<ShopIdentity, "shop">,
  order: OrderRow,
  cancelled?: readonly InvoiceLine[],
): Promise<number | undefined> {
  const amountCents = cancelledCentsOf(order) - (await creditedCents(tx, order.id));
  if (amountCents <= 0) return undefined;
  const lines = cancelled ?? (amountCents === order.amountCents ? await orderLinesOf(tx, [order.id]) : []);
  const reason = cancelled ? "Items were cancelled." : "The order was cancelled.";
  return issueCreditNote(tx, shopIdentity, order, { amountCents, reason, lines });
}

function cancelledCentsOf({ paymentMethod, status, collectedAt, amountCents, cancelledCents }: OrderRow): number {
  if (paymentMethod === "card") return 0;
  const isOver = (status === "cancel" || status === "refund") && collectedAt === null;
  return isOver ? amountCents : cancelledCents;
}
