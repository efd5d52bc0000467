import { hasPermission } from "@pawhaven/contract";
import { assertIdentityConfirmed } from "../../platform/auth/confirmed-identity.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { creditCancellation } from "./invoices/credit-cancellation.ts";
import { queueOrderNotFulfilledMail } from "./mails.ts";
import type { OrderContext } from "./order-context.ts";
import { assertRefundLimit } from "./refunds/assert-refund-limit.ts";
import { tryIssueRefunds } from "./refunds/issue-refund.ts";
import { recordRefundOfRest } from "./refunds/record-refund.ts";
import { paidCents } from "./refunds/refund-rules.ts";
import { releaseStock } from "./reserve-stock.ts";
import { findOrderByNumber, insertOrderEvent, loadOrderWithLines, type OrderRow } from "./store.ts";
import { transitionOrderAsStaff } from "./transition-order-as-staff.ts";

/** Refunds all that is left of an order. A card refund is recorded as due first and issued after the commit. */
export async function refundOrderAsStaff(
  context: OrderContext,
  caller: StaffCaller,
  transactionId: string,
): Promise<void> {
  await assertMayRefund(context, caller, transactionId);
  const order = await context.database.transaction(async (tx) => {
    const { after } = await transitionOrderAsStaff(tx, caller, transactionId, "refund");
    await startRefund(tx, context, caller, after);
    return after;
  });
  await tryIssueRefunds(context, order.id);
}

export async function assertMayRefund(
  context: OrderContext,
  caller: StaffCaller,
  transactionId: string,
): Promise<void> {
  // mutant(orders.test.ts): a refund needs a permission of its own
  if (!hasPermission(caller.role, "orders.refund")) throw new ApiError("forbidden", "Your role does not include this.");
  assertIdentityConfirmed(caller);
  const { db } = context.database;
  const order = await findOrderByNumber(db, transactionId);
  if (order) await assertRefundLimit(db, context, caller, order, order.amountCents - order.refundedCents);
}

/** Restocks what was not sent. Where nothing was paid yet, the order ends and no money moves. */
async function startRefund(
  tx: Tx,
  context: Pick<OrderContext, "shopIdentity">,
  { staffId }: Pick<StaffCaller, "staffId">,
  order: OrderRow,
): Promise<void> {
  await releaseStock(tx, order.id);
  if (paidCents(order) > 0) return recordRefundOfRest(tx, context, order, { reason: "shop", staffId });
  await insertOrderEvent(tx, order.id, "cancelled");
  const noteId = await creditCancellation(tx, context.shopIdentity, order);
  await queueOrderNotFulfilledMail(tx, context.shopIdentity, await loadOrderWithLines(tx, order), noteId);
}
