import { hasPermission } from "@pawhaven/contract";
import { assertIdentityConfirmed } from "../../platform/auth/confirmed-identity.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { formatCents } from "../../platform/money.ts";
import { tryRefund } from "./issue-refund.ts";
import { queueOrderRefundedMail } from "./mails.ts";
import type { OrderContext } from "./order-context.ts";
import { releaseStock } from "./reserve-stock.ts";
import {
  findOrderByNumber,
  insertOrderEvent,
  loadOrderWithLines,
  type OrderRow,
  paymentOf,
  scheduleNextCheck,
  updatePayment,
} from "./store.ts";
import { transitionOrderAsStaff } from "./transition-order-as-staff.ts";

/** Refunds a whole order. A card refund is recorded as due first and issued after the commit. */
export async function refundOrderAsStaff(
  context: OrderContext,
  caller: StaffCaller,
  transactionId: string,
): Promise<void> {
  await assertMayRefund(context, caller, transactionId);
  const order = await context.database.transaction(async (tx) => {
    const { before } = await transitionOrderAsStaff(tx, caller, transactionId, "refund");
    await startRefund(tx, context, before);
    return before;
  });
  await tryRefund(context, order.id);
}

export async function assertMayRefund(
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
