import { ApiError } from "../../platform/http/api-error.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { faultPoint } from "./fault-points.ts";
import { orderNotFound } from "./get-order.ts";
import { creditCancellation } from "./invoices/credit-cancellation.ts";
import { releaseStock } from "./reserve-stock.ts";
import { queueOrderCancelledMail } from "./mails.ts";
import { transitionOrder } from "./transition-order.ts";
import type { OrderContext } from "./order-context.ts";
import { tryIssueRefunds } from "./refunds/issue-refund.ts";
import { recordRefundOfRest } from "./refunds/record-refund.ts";
import { loadOrderWithLines, lockOrder, findOwnOrder, type OrderRow } from "./store.ts";
import { paymentOf } from "./payment-store.ts";

export async function cancelOrder(context: OrderContext, { userId }: Caller, transactionId: string) {
  const order = await findOwnOrder(context.database.db, userId, transactionId);
  if (!order) throw orderNotFound();
  return cancelByCustomer(context, order);
}

/** Restocks the items at once. The refund of a card payment is recorded in the same transaction and issued afterwards. */
export async function cancelByCustomer(context: OrderContext, order: OrderRow) {
  const { database, shopIdentity } = context;
  await database.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    const cancelled = locked && (await transitionOrder(tx, locked, "cancel", "cancelled"));
    if (!cancelled) throw new ApiError("conflict", "This order can no longer be cancelled.");
    await releaseStock(tx, order.id);
    if (await paymentOf(tx, order.id)) await recordRefundOfRest(tx, context, cancelled, { reason: "cancelled" });
    const noteId = await creditCancellation(tx, shopIdentity, cancelled);
    await queueOrderCancelledMail(tx, shopIdentity, await loadOrderWithLines(tx, cancelled), noteId);
  });
  faultPoint("cancellation committed");
  await tryIssueRefunds(context, order.id);
  return { message: "Your order has been cancelled." };
}
