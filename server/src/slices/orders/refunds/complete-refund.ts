import type { Tx } from "../../../platform/db/database.ts";
import type { OrderContext } from "../order-context.ts";
import { purchasedStatuses } from "../order-status.ts";
import { releaseStock } from "../reserve-stock.ts";
import { lockOrder, type OrderRow } from "../store.ts";
import { paymentOf, updatePayment } from "../payment-store.ts";
import { transitionOrder } from "../transition-order.ts";
import { creditRefund } from "./credit-refund.ts";
import { queueRefundMail } from "./mails.ts";
import { centsLeft } from "./refund-rules.ts";
import { insertRefundEvent, type RefundRow, refundsOf } from "./store.ts";

/** The money is on its way to the customer: history, mail, and what follows for order and payment. */
export async function completeRefund(
  tx: Tx,
  { shopIdentity }: Pick<OrderContext, "shopIdentity">,
  refund: RefundRow,
): Promise<void> {
  await insertRefundEvent(tx, refund);
  const order = await updateOrderAndPayment(tx, refund.orderId);
  const noteId = await creditRefund(tx, shopIdentity, order, refund);
  await queueRefundMail(tx, shopIdentity, order, refund, noteId);
}

/**
 * An order that is refunded as a whole is over, and what was not sent of it returns to stock. Its payment is refunded
 * when every refund has arrived. A partial refund changes neither.
 */
export async function updateOrderAndPayment(tx: Tx, orderId: number): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  if (centsLeft(order) > 0) return order;
  const isDone = (await refundsOf(tx, orderId)).every(({ state }) => state === "done" || state === "superseded");
  const payment = await paymentOf(tx, orderId);
  if (payment) await updatePayment(tx, payment, { state: isDone ? "refunded" : "refund_due" });
  const isClosing = purchasedStatuses.includes(order.status) || (isDone && order.status === "cancel");
  const closed = isClosing ? await transitionOrder(tx, order, "refund") : undefined;
  if (closed) await releaseStock(tx, orderId);
  return closed ?? order;
}
