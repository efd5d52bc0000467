import type { RefundReason } from "@pawhaven/contract";
import type { Tx } from "../../../platform/db/database.ts";
import type { ShopIdentity } from "../../../platform/mail/shop-identity.ts";
import { issueCreditNote } from "../invoices/issue-credit-note.ts";
import { orderLinesOf, type OrderRow } from "../store.ts";
import { refundLinesOf, type RefundRow } from "./store.ts";

const reasonTexts: Record<RefundReason, string> = {
  cancelled: "The order was cancelled.",
  sold_out: "The items were sold out.",
  shop: "We could not fulfill the order.",
  returned: "Items were returned.",
  damaged: "Items arrived damaged.",
  wrong_item: "The wrong item was sent.",
  not_arrived: "Items did not arrive.",
  goodwill: "A gesture of goodwill.",
  provider: "A refund of the payment.",
};

/** One credit note per refund, when its money is on its way. A refund of the whole order credits its lines. */
export async function creditRefund(
  tx: Tx,
  shopIdentity: Pick<ShopIdentity, "shop">,
  order: OrderRow,
  refund: RefundRow,
): Promise<number | undefined> {
  const { id: refundId, amountCents, reason } = refund;
  const lines = await linesOf(tx, order, refund);
  return issueCreditNote(tx, shopIdentity, order, { amountCents, reason: reasonTexts[reason], lines, refundId });
}

async function linesOf(tx: Tx, order: OrderRow, { id, amountCents }: RefundRow) {
  const bought = await orderLinesOf(tx, [order.id]);
  if (amountCents === order.amountCents) return bought;
  const unitCents = new Map(bought.map((line) => [line.gearId, line.unitCents]));
  const refunded = (await refundLinesOf(tx, order.id)).filter(({ refundId }) => refundId === id);
  return refunded.map(({ gearId, name, quantity }) => ({ name, quantity, unitCents: unitCents.get(gearId) ?? 0 }));
}
