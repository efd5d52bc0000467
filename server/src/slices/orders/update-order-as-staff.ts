import { hasPermission, type OrderWithTimeline, type StaffOrderAction } from "@pawhaven/contract";
import type { Tx } from "../../platform/db/database.ts";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { assertIdentityConfirmed } from "../../platform/auth/confirmed-identity.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { formatCents } from "../../platform/money.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { orderNotFound, loadOrderWithTimeline } from "./get-order.ts";
import { releaseStock } from "./reserve-stock.ts";
import { shipUnits } from "../stock/ship-units.ts";
import { unsentUnitsOf } from "../stock/unsent-units-of.ts";
import { queueOrderDeliveredMail, queueOrderDispatchedMail, queueOrderRefundedMail } from "./mails.ts";
import { transitionOrder } from "./transition-order.ts";
import { actionByStatus, purchasedStatuses } from "./order-status.ts";
import type { OrderContext } from "./order-context.ts";
import { tryRefund } from "./issue-refund.ts";
import {
  scheduleNextCheck,
  insertOrderEvent,
  loadOrderWithLines,
  lockOrder,
  findOrderByNumber,
  type OrderRow,
  paymentOf,
  updatePayment,
} from "./store.ts";

const actionNames = { shipping: "shipped", shipped: "delivered", refund: "refunded" } as const;

/** Ships, delivers or refunds an order. A refund is recorded as due first and issued after the commit. */
export async function updateOrderAsStaff(
  context: OrderContext,
  caller: StaffCaller,
  transactionId: string,
  requestedStatus: StaffOrderAction,
): Promise<OrderWithTimeline> {
  const { database } = context;
  if (requestedStatus === "refund") await assertMayRefund(context, caller, transactionId);
  const order = await database.transaction((tx) =>
    changeStatusAsStaff(tx, context, caller, transactionId, requestedStatus),
  );
  await tryRefund(context, order.id);
  return loadOrderWithTimeline(database.db, (await findOrderByNumber(database.db, transactionId)) ?? order);
}

/** The change itself, for callers that have a transaction of their own. */
export async function changeStatusAsStaff(
  tx: Tx,
  context: Pick<OrderContext, "shopIdentity">,
  caller: Pick<StaffCaller, "staffId" | "requestId">,
  transactionId: string,
  requestedStatus: StaffOrderAction,
): Promise<OrderRow> {
  const order = await findOrderByNumber(tx, transactionId);
  if (!order) throw orderNotFound();
  const locked = await lockOrder(tx, order.id);
  const isPurchased =
    locked &&
    // mutant(orders.test.ts): staff cannot change an unpaid order
    purchasedStatuses.includes(locked.status);
  const updated =
    isPurchased &&
    (await transitionOrder(
      tx,
      locked,
      actionByStatus[requestedStatus],
      requestedStatus === "refund" ? undefined : requestedStatus,
    ));
  if (!updated)
    throw new ApiError("conflict", `This order cannot change from ${locked?.status ?? ""} to ${requestedStatus}.`);
  await recordAudit(tx, caller, {
    action: actionNames[requestedStatus],
    object: { kind: "order", id: locked.transactionId },
    before: { status: locked.status },
    after: { status: updated.status },
  });
  if (requestedStatus === "shipping") await shipWholeOrder(tx, caller, locked);
  if (requestedStatus === "refund") await startRefund(tx, context, locked);
  else await queueProgressMail(tx, context, locked, requestedStatus);
  return updated;
}

async function shipWholeOrder(tx: Tx, { staffId }: { staffId: number }, { id: orderId }: OrderRow): Promise<void> {
  await shipUnits(tx, { orderId, staffId, units: await unsentUnitsOf(tx, orderId) });
}

async function assertMayRefund(
  { database, refundLimitCents }: OrderContext,
  caller: StaffCaller,
  transactionId: string,
): Promise<void> {
  // mutant(orders.test.ts): a refund needs a permission of its own
  if (!hasPermission(caller.role, "orders.refund")) throw new ApiError("forbidden", "Your role does not include this.");
  assertIdentityConfirmed(caller);
  if (hasPermission(caller.role, "orders.refund_any_amount")) return;
  const order = await findOrderByNumber(database.db, transactionId);
  // mutant(staff-orders.test.ts): a clerk refunds up to a limit
  if (order && order.amountCents > refundLimitCents)
    throw new ApiError("forbidden", `You can refund up to ${formatCents(refundLimitCents)}. Please ask a manager.`);
}

/** A customer who has deleted their account cannot write the review that the mail on delivery invites to. */
async function queueProgressMail(
  tx: Tx,
  { shopIdentity }: Pick<OrderContext, "shopIdentity">,
  order: OrderRow,
  status: "shipping" | "shipped",
): Promise<void> {
  const placed = await loadOrderWithLines(tx, order);
  if (status === "shipping") await queueOrderDispatchedMail(tx, shopIdentity, placed);
  else if (order.userId !== null) await queueOrderDeliveredMail(tx, shopIdentity, placed);
}

/** Restocks units that have not shipped; others are restocked when they are returned. */
async function startRefund(
  tx: Tx,
  { shopIdentity }: Pick<OrderContext, "shopIdentity">,
  before: OrderRow,
): Promise<void> {
  await releaseStock(tx, before.id);
  const payment = await paymentOf(tx, before.id);
  if (payment) {
    await updatePayment(tx, payment, { state: "refund_due", refundReason: "shop" });
    await scheduleNextCheck(tx, before.id, 0);
  } else {
    await insertOrderEvent(tx, before.id, "refunded");
    await queueOrderRefundedMail(tx, shopIdentity, await loadOrderWithLines(tx, before), "shop");
  }
}
