import { faultPoint } from "./fault-points.ts";
import { queueOrderRefundedMail } from "./mails.ts";
import { transitionOrder } from "./transition-order.ts";
import { type OrderContext, requireProvider } from "./order-context.ts";
import {
  scheduleNextCheck,
  insertOrderEvent,
  orderLinesOf,
  lockOrder,
  orderById,
  paymentOf,
  updatePayment,
} from "./store.ts";

/**
 * Gives back money that is owed. That it is owed was written down before, so a crash or an unreachable provider only
 * delays it; the provider pays one order back once, however often it is asked.
 */
export async function issueRefund(context: OrderContext, orderId: number): Promise<void> {
  const { database, shopIdentity } = context;
  const payment = await paymentOf(database.db, orderId);
  const order = await orderById(database.db, orderId);
  if (payment?.state !== "refund_due" || !order) return;
  await requireProvider(context).refund({ id: payment.intentId, reference: order.transactionId });
  faultPoint("refund sent");
  await database.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (!locked || !(await updatePayment(tx, payment, { state: "refunded" }))) return;
    if (locked.status === "cancel") await transitionOrder(tx, locked, "refund");
    await insertOrderEvent(tx, orderId, "refunded");
    await scheduleNextCheck(tx, orderId, null);
    await queueOrderRefundedMail(
      tx,
      shopIdentity,
      { order: locked, lines: await orderLinesOf(tx, [orderId]) },
      payment.refundReason,
    );
  });
  faultPoint("refund recorded");
}
