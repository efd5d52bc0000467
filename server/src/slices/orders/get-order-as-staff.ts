import { type StaffOrder, toDollars } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { loadOrderWithTimeline, orderNotFound } from "./get-order.ts";
import { staffActionsOn } from "./order-status.ts";
import { findOrderByNumber, paymentOf } from "./store.ts";

export async function getOrderAsStaff(db: Db, transactionId: string): Promise<StaffOrder> {
  const order = await findOrderByNumber(db, transactionId);
  if (!order) throw orderNotFound();
  const payment = await paymentOf(db, order.id);
  return {
    ...(await loadOrderWithTimeline(db, order)),
    customer_id: order.userId,
    payment: payment ? { state: payment.state, amount: toDollars(payment.amountCents) } : null,
    actions: staffActionsOn(order.status),
  };
}
