import type { RefundReason } from "@pawhaven/contract";
import type { Tx } from "../../../platform/db/database.ts";
import type { ShopIdentity } from "../../../platform/mail/shop-identity.ts";
import { formatCents } from "../../../platform/money.ts";
import { queueOrderMail } from "../mails.ts";
import { loadOrderWithLines, type OrderRow } from "../store.ts";
import { centsLeft } from "./refund-rules.ts";
import { refundLinesOf, type RefundRow } from "./store.ts";

const reasonTexts: Record<RefundReason, string> = {
  cancelled: " because your order was cancelled",
  sold_out: " because your payment arrived after your reservation had expired, and the items have sold out since",
  shop: " because we could not fulfill your order",
  returned: " because you returned items to us",
  damaged: " because items arrived damaged",
  wrong_item: " because we sent the wrong item",
  not_arrived: " because items did not arrive",
  goodwill: " as a gesture of goodwill",
  provider: "",
};

export async function queueRefundMail(
  tx: Tx,
  shopIdentity: ShopIdentity,
  order: OrderRow,
  refund: RefundRow,
  invoiceId: number | undefined,
): Promise<void> {
  const items = (await refundLinesOf(tx, order.id)).filter(({ refundId }) => refundId === refund.id);
  await queueOrderMail(tx, shopIdentity, await loadOrderWithLines(tx, order), {
    kind: `refunded ${refund.id}`,
    invoiceId,
    subject: "Your refund is on its way",
    opening: `We have refunded ${formatCents(refund.amountCents)}${reasonTexts[refund.reason]}.${arrivalNote(refund)}`,
    ...(items.length > 0 && { details: describe(order, refund, items) }),
  });
}

const arrivalNote = ({ method }: RefundRow) =>
  method === "card"
    ? " It can take your bank a few days to show the refund."
    : method === "gift_card"
      ? " It is back on your gift card."
      : "";

const describe = (order: OrderRow, refund: RefundRow, items: { name: string; quantity: number }[]) =>
  [
    ...items.map(({ name, quantity }) => `${quantity} × ${name}`),
    `Refunded: ${formatCents(refund.amountCents)}`,
    `Total of your order now: ${formatCents(centsLeft(order))}`,
  ].join("\n");
