import { ApiError } from "../../platform/http/api-error.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { faultPoint } from "./fault-points.ts";
import { orderNotFound } from "./get-order.ts";
import { releaseStock } from "./reserve-stock.ts";
import { queueOrderCancelledMail } from "./mails.ts";
import { transitionOrder } from "./transition-order.ts";
import type { OrderContext } from "./order-context.ts";
import { issueRefund } from "./issue-refund.ts";
import { scheduleNextCheck, orderLinesOf, lockOrder, findOwnOrder, paymentOf, updatePayment } from "./store.ts";

/** The goods return to the shelf at once. That a card payment is owed is written down with it, and then paid back. */
export async function cancelOrder(context: OrderContext, { userId }: Caller, transactionId: string) {
  const { database, shopIdentity, log } = context;
  const order = await findOwnOrder(database.db, userId, transactionId);
  if (!order) throw orderNotFound();
  await database.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    const cancelled = locked && (await transitionOrder(tx, locked, "cancel", "cancelled"));
    if (!cancelled) throw new ApiError("conflict", "This order cannot be cancelled any more.");
    await releaseStock(tx, order.id);
    const payment = await paymentOf(tx, order.id);
    if (payment && (await updatePayment(tx, payment, { state: "refund_due", refundReason: "cancelled" })))
      await scheduleNextCheck(tx, order.id, 0);
    await queueOrderCancelledMail(tx, shopIdentity, { order: cancelled, lines: await orderLinesOf(tx, [order.id]) });
  });
  faultPoint("cancellation committed");
  await issueRefund(context, order.id).catch((error: unknown) => log.warn({ err: error }, "a refund has to wait"));
  return { message: "Your order is cancelled." };
}
