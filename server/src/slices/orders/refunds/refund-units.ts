import { type RefundDraft, toDollars } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { OrderContext } from "../order-context.ts";
import { orderLinesOf, type OrderRow } from "../store.ts";
import { finishIfComplete } from "../shipments/finish-order.ts";
import { lockOrderToShip } from "../shipments/lock-order-to-ship.ts";
import { assertRefundLimit } from "./assert-refund-limit.ts";
import { recordRefund } from "./record-refund.ts";
import { planRefund, type RefundPlan, refundObstacle } from "./refund-rules.ts";

interface RefundRequest {
  draft: RefundDraft;
  key?: string;
  requestHash?: Buffer;
}

/** What constraints mean that the rules have seen before, under the order's lock. */
export const refundConstraintErrors = {
  orders_refunded_at_most_once: () => new ApiError("conflict", "This is more than is left to refund."),
  orders_cash_refunded_as_collected: () => new ApiError("conflict", "This is more than was collected."),
  order_lines_refunded_once: () => new ApiError("conflict", "Some of these units were already refunded."),
};

/** Refunds lines or an amount as staff, by all rules. The caller has locked the order, and issues the refund later. */
export async function refundUnits(
  tx: Tx,
  context: OrderContext,
  caller: StaffCaller,
  order: OrderRow,
  { draft, ...request }: RefundRequest,
): Promise<{ id: number; amountCents: number }> {
  const obstacle = refundObstacle(order);
  if (obstacle !== null) throw new ApiError("conflict", obstacle);
  const plan = planRefund(order, await orderLinesOf(tx, [order.id]), draft);
  await assertRefundLimit(tx, context, caller, order, plan.amountCents);
  const { reason, note } = draft;
  const refund = await recordRefund(tx, context, order, { ...plan, ...request, reason, note, staffId: caller.staffId });
  await recordAudit(tx, caller, {
    action: "refunded",
    object: { kind: "order", id: order.transactionId },
    after: { amount: toDollars(plan.amountCents), reason, note, ...describeUnits(plan) },
    personId: order.userId,
  });
  await finishIfComplete(tx, context, caller, await lockOrderToShip(tx, order.transactionId));
  return refund;
}

const describeUnits = ({ lines }: RefundPlan) =>
  lines.length > 0 && {
    units: lines.reduce((sum, { cancelled, sent }) => sum + cancelled + sent, 0),
    restocked: lines.reduce((sum, { cancelled, sent, restocked }) => sum + cancelled + (restocked ? sent : 0), 0),
  };
