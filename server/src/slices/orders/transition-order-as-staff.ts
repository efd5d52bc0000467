import type { StaffOrderAction } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { lockOrderByNumber } from "./lock-order-by-number.ts";
import { actionByStatus, purchasedStatuses } from "./order-status.ts";
import type { OrderRow } from "./store.ts";
import { transitionOrder } from "./transition-order.ts";

export type AuditCaller = Pick<StaffCaller, "staffId" | "requestId">;

const actionNames = { shipping: "shipped", shipped: "delivered", refund: "refunded" } as const;

/** Locks the order, gives it the status and records who did it. Refunds leave their event to the payment. */
export async function transitionOrderAsStaff(
  tx: Tx,
  caller: AuditCaller,
  transactionId: string,
  requestedStatus: StaffOrderAction,
): Promise<{ before: OrderRow; after: OrderRow }> {
  const before = await lockOrderByNumber(tx, transactionId);
  // mutant(orders.test.ts): staff cannot change an unpaid order
  if (!purchasedStatuses.includes(before.status)) throw cannotChange(before, requestedStatus);
  const event = requestedStatus === "refund" ? undefined : requestedStatus;
  const after = await transitionOrder(tx, before, actionByStatus[requestedStatus], event);
  if (!after) throw cannotChange(before, requestedStatus);
  await recordAudit(tx, caller, {
    action: actionNames[requestedStatus],
    object: { kind: "order", id: before.transactionId },
    before: { status: before.status },
    after: { status: after.status },
  });
  return { before, after };
}

const cannotChange = ({ status }: OrderRow, requestedStatus: StaffOrderAction) =>
  new ApiError("conflict", `This order cannot change from ${status} to ${requestedStatus}.`);
