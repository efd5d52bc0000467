import type { BodyOf, checkout, ReplyOf } from "@pawhaven/contract";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Caller } from "../../platform/sessions.ts";
import { findOrder, findOwnPayment, type OrderRow } from "../orders/find-order.ts";
import { mergeLines, sameLines } from "../orders/order-lines.ts";
import { bought, shippingStatus } from "../orders/order-status.ts";
import type { OrderTools } from "../orders/order-tools.ts";
import { settleOrder } from "../orders/settle-order.ts";
import { whenAway } from "./when-away.ts";

type Confirmation = ReplyOf<typeof checkout.confirmPayment>;

/** The browser says it has paid; the provider is asked. While the payment is being processed the status stays empty. */
export async function confirmPayment(
  tools: OrderTools,
  { userId }: Caller,
  { payment_intent_id: intentId, items }: BodyOf<typeof checkout.confirmPayment>,
): Promise<Confirmation> {
  const { db } = tools.database;
  const found = await findOwnPayment(db, userId, intentId);
  if (!found) throw noSuchPayment();
  if (items && !sameLines(mergeLines(items), found.lines))
    throw new Refusal("conflict", "This payment is for other items than these.");
  if (bought.includes(found.order.status)) return confirmed(found.order);
  const settling = settleOrder(tools, intentId);
  const intent = await whenAway("The payment could not be checked. Please try again in a moment.", settling);
  const order = (await findOrder(db, found.order.id)) ?? found.order;
  if (bought.includes(order.status)) return confirmed(order);
  if (order.status === "awaiting_payment" && intent?.status === "processing") return pending(order);
  throw new Refusal("conflict", whyNot[order.status] ?? "The payment has not been completed.");
}

const confirmed = (order: OrderRow): Confirmation => ({ message: "Your payment has arrived.", ...summaryOf(order) });

const pending = (order: OrderRow): Confirmation => ({
  message: "Your payment is being processed.",
  ...summaryOf(order),
});

const summaryOf = ({ transactionId, status }: OrderRow) => ({
  transaction_id: transactionId,
  payment_status: "Credit/Debit Card" as const,
  shipping_status: shippingStatus(status),
});

const whyNot: Partial<Record<OrderRow["status"], string>> = {
  expired: "The time for this payment has run out. Nothing was charged.",
  abandoned: "This payment was called off. Nothing was charged.",
  cancel: "This order was cancelled. What you paid goes back to your card.",
  refund: "This order could not be fulfilled. What you paid goes back to your card.",
};

export const noSuchPayment = () => new Refusal("not_found", "This payment does not exist.");
