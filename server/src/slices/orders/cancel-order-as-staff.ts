import type { BodyOf, endpoints, StaffOrder } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { faultPoint } from "./fault-points.ts";
import { getOrderAsStaff } from "./get-order-as-staff.ts";
import { orderNotFound } from "./get-order.ts";
import { creditCancellation } from "./invoices/credit-cancellation.ts";
import { queueOrderCancelledByShopMail } from "./mails.ts";
import type { OrderContext } from "./order-context.ts";
import { assertMayRefund } from "./refund-order-as-staff.ts";
import { tryIssueRefunds } from "./refunds/issue-refund.ts";
import { recordRefundOfRest } from "./refunds/record-refund.ts";
import { releaseStock } from "./reserve-stock.ts";
import { findOrderByNumber, loadOrderWithLines, lockOrder, type OrderRow } from "./store.ts";
import { paymentOf } from "./payment-store.ts";
import { transitionOrder } from "./transition-order.ts";

/** Cancels an order of which nothing was sent. What was paid by card goes back, so that is for whoever may refund it. */
export async function cancelOrderAsStaff(
  context: OrderContext,
  caller: StaffCaller,
  transactionId: string,
  { reason }: BodyOf<typeof endpoints.cancelOrderAsStaff>,
): Promise<StaffOrder> {
  const { database } = context;
  const order = await findOrderByNumber(database.db, transactionId);
  if (!order) throw orderNotFound();
  // mutant(shipments/shipments.test.ts): cancelling is no way around the limit of refunds
  if (order.paymentMethod === "card") await assertMayRefund(context, caller, transactionId);
  await database.transaction((tx) => cancelInTransaction(tx, context, caller, order, reason));
  faultPoint("cancellation committed");
  await tryIssueRefunds(context, order.id);
  return getOrderAsStaff(database.db, caller, transactionId);
}

async function cancelInTransaction(
  tx: Tx,
  context: OrderContext,
  caller: StaffCaller,
  order: OrderRow,
  reason: string,
): Promise<void> {
  const locked = await lockOrder(tx, order.id);
  const cancelled = locked && (await transitionOrder(tx, locked, "cancel", "cancelled"));
  if (!cancelled) throw new ApiError("conflict", "This order can no longer be cancelled.");
  await releaseStock(tx, order.id);
  if (await paymentOf(tx, order.id))
    await recordRefundOfRest(tx, context, cancelled, { reason: "shop", staffId: caller.staffId });
  await recordAudit(tx, caller, {
    action: "cancelled",
    object: { kind: "order", id: order.transactionId },
    before: { status: locked.status },
    after: { status: cancelled.status, reason },
  });
  const invoiceId = await creditCancellation(tx, context.shopIdentity, cancelled);
  const placed = await loadOrderWithLines(tx, cancelled);
  await queueOrderCancelledByShopMail(tx, context.shopIdentity, placed, { reason, invoiceId });
}
