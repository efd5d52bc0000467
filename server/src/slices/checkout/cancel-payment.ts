import { ApiError } from "../../platform/http/api-error.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { findOrder, findOwnPayment } from "../orders/find-order.ts";
import { releaseUnpaidOrder } from "../orders/release-unpaid-order.ts";
import { purchasedStatuses } from "../orders/order-status.ts";
import type { OrderContext } from "../orders/order-context.ts";
import { paymentNotFound } from "./confirm-payment.ts";
import { rethrowIfProviderDown } from "./rethrow-if-provider-down.ts";

/** May be repeated. A payment that was quicker stays a payment. */
export async function cancelPayment(context: OrderContext, { userId }: Caller, intentId: string) {
  const { db } = context.database;
  const found = await findOwnPayment(db, userId, intentId);
  if (!found) throw paymentNotFound();
  if (found.order.status === "awaiting_payment") {
    const releasing = releaseUnpaidOrder(context, found.order, "abandon");
    await rethrowIfProviderDown("The payment could not be called off. Please try again in a moment.", releasing);
  }
  const order = await findOrder(db, found.order.id);
  if (order && purchasedStatuses.includes(order.status))
    throw new ApiError("conflict", "The payment has already succeeded. You can cancel the order instead.");
  return { message: "The payment is called off. Nothing was charged." };
}
