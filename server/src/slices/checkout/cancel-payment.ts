import { ApiError } from "../../platform/http/api-error.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { findOrder, findOwnPayment, type OrderWithLines } from "../orders/find-order.ts";
import { releaseUnpaidOrder } from "../orders/release-unpaid-order.ts";
import { purchasedStatuses } from "../orders/order-status.ts";
import type { OrderContext } from "../orders/order-context.ts";
import { paymentNotFound } from "./confirm-payment.ts";
import { rethrowIfProviderDown } from "./rethrow-if-provider-down.ts";

export const cancelPayment = async (context: OrderContext, { userId }: Caller, intentId: string) =>
  cancelFoundPayment(context, await findOwnPayment(context.database.db, userId, intentId));

/** Idempotent. Fails if the payment has succeeded in the meantime. */
export async function cancelFoundPayment(context: OrderContext, found: OrderWithLines | undefined) {
  const { db } = context.database;
  if (!found) throw paymentNotFound();
  if (found.order.status === "awaiting_payment") {
    const releasing = releaseUnpaidOrder(context, found.order, "abandon");
    await rethrowIfProviderDown("We could not cancel the payment. Please try again in a moment.", releasing);
  }
  const order = await findOrder(db, found.order.id);
  if (order && purchasedStatuses.includes(order.status))
    throw new ApiError("conflict", "The payment has already succeeded. You can cancel the order instead.");
  return { message: "The payment has been cancelled. You have not been charged." };
}
