import { faultPoint } from "../../platform/fault-points.ts";
import { queueRefundedMail } from "./mails.ts";
import { moveOrder } from "./move-order.ts";
import { type OrderTools, providerOf } from "./order-tools.ts";
import { checkAgainIn, insertEvent, linesOf, lockOrder, orderById, paymentOf, updatePayment } from "./store.ts";

/**
 * Gives back money that is owed. That it is owed was written down before, so a crash or an unreachable provider only
 * delays it; the provider pays one order back once, however often it is asked.
 */
export async function payBack(tools: OrderTools, orderId: number): Promise<void> {
  const { database, site } = tools;
  const owed = await paymentOf(database.db, orderId);
  const order = await orderById(database.db, orderId);
  if (owed?.state !== "refund_due" || !order) return;
  await providerOf(tools).refund({ id: owed.intentId, reference: order.transactionId });
  faultPoint("refund sent");
  await database.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (!locked || !(await updatePayment(tx, owed, { state: "refunded" }))) return;
    if (locked.status === "cancel") await moveOrder(tx, locked, "refund");
    await insertEvent(tx, orderId, "refunded");
    await checkAgainIn(tx, orderId, null);
    await queueRefundedMail(tx, site, { order: locked, lines: await linesOf(tx, [orderId]) }, owed.refundReason);
  });
  faultPoint("refund recorded");
}
