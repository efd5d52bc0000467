import type { Tx } from "../../platform/db/database.ts";
import { type Mail, queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { formatCents } from "../../platform/money.ts";
import type { PaymentRow, OrderWithLines } from "./store.ts";

export const queueOrderPlacedMail = (tx: Tx, shopIdentity: ShopIdentity, placed: OrderWithLines) =>
  queueOrderMail(tx, shopIdentity, placed, {
    subject: "We have received your order",
    opening: "Thank you for your order. You pay in cash on delivery.",
  });

export const queueOrderPaidMail = (tx: Tx, shopIdentity: ShopIdentity, placed: OrderWithLines) =>
  queueOrderMail(tx, shopIdentity, placed, {
    subject: "We have received your payment",
    opening: "Thank you for your order. We have received your card payment and are packing your items.",
  });

export const queueOrderCancelledMail = (tx: Tx, shopIdentity: ShopIdentity, placed: OrderWithLines) =>
  queueOrderMail(tx, shopIdentity, placed, {
    subject: "Your order has been cancelled",
    opening:
      placed.order.paymentMethod === "card"
        ? "We have cancelled your order as you requested. Your card payment will be refunded; we will email you when it is done."
        : "We have cancelled your order as you requested. There is nothing to pay.",
  });

export const queueOrderDispatchedMail = (tx: Tx, shopIdentity: ShopIdentity, placed: OrderWithLines) =>
  queueOrderMail(tx, shopIdentity, placed, {
    subject: "Your order is on its way",
    opening: "Good news: your order has shipped.",
  });

/** Sent on delivery, because nobody can judge what has not arrived. */
export const queueOrderDeliveredMail = (tx: Tx, shopIdentity: ShopIdentity, placed: OrderWithLines) =>
  queueOrderMail(tx, shopIdentity, placed, {
    subject: "How do you like your order?",
    opening:
      "Your order has been delivered. We hope that you and your pet enjoy it. A few words from you help other pet owners to choose.",
    action: { label: "Write a review", url: `${shopIdentity.origin}/profile` },
  });

const refundReasonTexts = {
  cancelled: "your order was cancelled",
  sold_out: "your payment arrived after your reservation had expired, and the items have sold out since",
  shop: "we could not fulfill your order",
} as const;

export const queueOrderRefundedMail = (
  tx: Tx,
  shopIdentity: ShopIdentity,
  placed: OrderWithLines,
  reason: PaymentRow["refundReason"],
) =>
  queueOrderMail(tx, shopIdentity, placed, {
    subject: "Your refund is on its way",
    opening: `We have refunded ${formatCents(placed.order.amountCents)} because ${refundReasonTexts[reason ?? "shop"]}.${cardNote(placed)}`,
  });

const cardNote = ({ order }: OrderWithLines) =>
  order.paymentMethod === "card" ? " It can take your bank a few days to show the refund." : "";

function queueOrderMail(
  tx: Tx,
  { origin, shop }: ShopIdentity,
  { order, lines }: OrderWithLines,
  { subject, opening, action }: { subject: string; opening: string; action?: Mail["action"] },
): Promise<void> {
  const list = lines.map((line) => `${line.quantity} × ${line.name}: ${formatCents(line.unitCents * line.quantity)}`);
  return queueMail(tx, shop, {
    to: order.email,
    replyTo: shop.email,
    subject: `${subject} (${order.transactionId})`,
    paragraphs: [
      `Hello ${order.name},`,
      opening,
      [...list, `Total: ${formatCents(order.amountCents)}`].join("\n"),
      `Shipping address:\n${order.name}\n${order.address}`,
    ],
    action: action ?? { label: "View your order", url: `${origin}/order/${order.transactionId}` },
    footnote: `Questions? Reply to this email, or call ${shop.name} at ${shop.phone}.`,
  });
}
