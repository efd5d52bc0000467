import { type BodyOf, type checkoutEndpoints, type PaymentConfirmation, paymentLabels } from "@pawhaven/contract";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { findOrder, findOwnPayment, type OrderRow, type OrderWithLines } from "../orders/find-order.ts";
import { mergeLines, linesEqual } from "../orders/order-lines.ts";
import { purchasedStatuses, toShippingStatus } from "../orders/order-status.ts";
import type { OrderContext } from "../orders/order-context.ts";
import { settleOrder } from "../orders/settle-order.ts";
import { rethrowIfProviderDown } from "./rethrow-if-provider-down.ts";

type Confirmation = BodyOf<typeof checkoutEndpoints.confirmPayment>;

export const confirmPayment = async (
  context: OrderContext,
  { userId }: Caller,
  body: Confirmation,
): Promise<PaymentConfirmation> =>
  confirmFoundPayment(context, await findOwnPayment(context.database.db, userId, body.payment_intent_id), body);

/** Never trusts the browser: the provider decides. The status stays empty while the payment is being processed. */
export async function confirmFoundPayment(
  context: OrderContext,
  found: OrderWithLines | undefined,
  { payment_intent_id: intentId, items }: Confirmation,
): Promise<PaymentConfirmation> {
  const { db } = context.database;
  if (!found) throw paymentNotFound();
  // mutant(card.test.ts): a payment is confirmed for its own items
  if (items && !linesEqual(mergeLines(items), found.lines))
    throw new ApiError("conflict", "This payment is for different items.");
  if (purchasedStatuses.includes(found.order.status)) return confirmedReply(found.order);
  const settling = settleOrder(context, intentId);
  const intent = await rethrowIfProviderDown("We could not check the payment. Please try again in a moment.", settling);
  const order = (await findOrder(db, found.order.id)) ?? found.order;
  if (purchasedStatuses.includes(order.status)) return confirmedReply(order);
  if (order.status === "awaiting_payment" && intent?.status === "processing") return pendingReply(order);
  throw new ApiError("conflict", failureMessages[order.status] ?? "The payment has not been completed.");
}

const confirmedReply = (order: OrderRow): PaymentConfirmation => ({
  message: "We have received your payment.",
  ...paymentSummary(order),
});

const pendingReply = (order: OrderRow): PaymentConfirmation => ({
  message: "Your payment is being processed.",
  ...paymentSummary(order),
});

const paymentSummary = ({ transactionId, status }: OrderRow) => ({
  transaction_id: transactionId,
  payment_status: paymentLabels.card,
  shipping_status: toShippingStatus(status),
});

const failureMessages: Partial<Record<OrderRow["status"], string>> = {
  expired: "This payment has expired. You have not been charged.",
  abandoned: "This payment was cancelled. You have not been charged.",
  cancel: "This order was cancelled. Your card payment will be refunded.",
  refund: "We could not fulfill this order. Your card payment will be refunded.",
};

export const paymentNotFound = () => new ApiError("not_found", "This payment does not exist.");
