import { faultPoint } from "./fault-points.ts";
import { queueOrderRefundedMail } from "./mails.ts";
import { transitionOrder } from "./transition-order.ts";
import { type OrderContext, requireProvider } from "./order-context.ts";
import {
  scheduleNextCheck,
  insertOrderEvent,
  loadOrderWithLines,
  lockOrder,
  findOrder,
  paymentOf,
  updatePayment,
} from "./store.ts";

/**
 * Issues a refund that was recorded as due before, so a crash or an unavailable provider only delays it. The provider
 * refunds an order once, however often it is called.
 */
export async function issueRefund(context: OrderContext, orderId: number): Promise<void> {
  const { database, shopIdentity } = context;
  const payment = await paymentOf(database.db, orderId);
  const order = await findOrder(database.db, orderId);
  // mutant(../checkout/card.test.ts): money is refunded only where a refund is due
  if (payment?.state !== "refund_due" || !order) return;
  await requireProvider(context).refund({ id: payment.intentId, reference: order.transactionId });
  faultPoint("refund sent");
  await database.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (!locked || !(await updatePayment(tx, payment, { state: "refunded" }))) return;
    if (locked.status === "cancel") await transitionOrder(tx, locked, "refund");
    await insertOrderEvent(tx, orderId, "refunded");
    await scheduleNextCheck(tx, orderId, null);
    await queueOrderRefundedMail(tx, shopIdentity, await loadOrderWithLines(tx, locked), payment.refundReason);
  });
  faultPoint("refund recorded");
}

/** Leaves the refund to the reconciler if it cannot be issued now. */
export const tryRefund = (context: OrderContext, orderId: number): Promise<void> =>
  issueRefund(context, orderId).catch((error: unknown) =>
    context.log.warn({ err: error }, "refund failed, will be retried"),
  );
