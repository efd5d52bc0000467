import type { Tx } from "../../platform/db/database.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { formatCents } from "../../platform/money.ts";
import type { PaymentRow, OrderWithLines } from "./store.ts";

export const queueOrderPlacedMail = (tx: Tx, shopIdentity: ShopIdentity, placed: OrderWithLines) =>
  queueOrderMail(tx, shopIdentity, placed, {
    subject: "We have your order",
    opening: "thank you for your order. It is paid in cash when it is delivered.",
  });

export const queueOrderPaidMail = (tx: Tx, shopIdentity: ShopIdentity, placed: OrderWithLines) =>
  queueOrderMail(tx, shopIdentity, placed, {
    subject: "Your order is paid",
    opening: "thank you for your order. Your card payment has arrived, and we are packing.",
  });

export const queueOrderCancelledMail = (tx: Tx, shopIdentity: ShopIdentity, placed: OrderWithLines) =>
  queueOrderMail(tx, shopIdentity, placed, {
    subject: "Your order is cancelled",
    opening:
      placed.order.paymentMethod === "card"
        ? "your order is cancelled, as you asked. What you paid goes back to your card; you get another mail when it is done."
        : "your order is cancelled, as you asked. There is nothing to pay.",
  });

export const queueOrderDispatchedMail = (tx: Tx, shopIdentity: ShopIdentity, placed: OrderWithLines) =>
  queueOrderMail(tx, shopIdentity, placed, {
    subject: "Your order is on its way",
    opening: "good news: your order has left our house.",
  });

const refundReasonTexts = {
  cancelled: "the order was cancelled",
  sold_out: "your payment arrived after the time for it had run out, and the goods were sold in the meantime",
  shop: "we could not keep our promise this time",
} as const;

export const queueOrderRefundedMail = (
  tx: Tx,
  shopIdentity: ShopIdentity,
  placed: OrderWithLines,
  reason: PaymentRow["refundReason"],
) =>
  queueOrderMail(tx, shopIdentity, placed, {
    subject: "Your money is on its way back",
    opening: `we have paid back ${formatCents(placed.order.amountCents)}, because ${refundReasonTexts[reason ?? "shop"]}.${cardNote(placed)}`,
  });

const cardNote = ({ order }: OrderWithLines) =>
  order.paymentMethod === "card" ? " It can take your bank some days to show it." : "";

function queueOrderMail(
  tx: Tx,
  { origin, shop }: ShopIdentity,
  { order, lines }: OrderWithLines,
  { subject, opening }: { subject: string; opening: string },
): Promise<void> {
  const list = lines.map((line) => `${line.quantity} × ${line.name}: ${formatCents(line.unitCents * line.quantity)}`);
  return queueMail(tx, {
    to: order.email,
    replyTo: shop.email,
    subject: `${subject} (${order.transactionId})`,
    paragraphs: [
      `Hello ${order.name},`,
      opening,
      [...list, `Total: ${formatCents(order.amountCents)}`].join("\n"),
      `It goes to:\n${order.name}\n${order.address}`,
    ],
    action: { label: "See the order", url: `${origin}/order/${order.transactionId}` },
    footnote: `Questions? Just answer this mail, or call ${shop.name} at ${shop.phone}.`,
  });
}
