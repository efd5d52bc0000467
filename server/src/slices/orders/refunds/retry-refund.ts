import type { OrderRefunds } from "@pawhaven/contract";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { OrderContext } from "../order-context.ts";
import { changeFailedRefund } from "./change-failed-refund.ts";
import { tryIssueRefunds } from "./issue-refund.ts";
import { listRefundsAsStaff } from "./list-refunds-as-staff.ts";
import { noteFailedAttempt, updateRefundState } from "./store.ts";

/** The provider knows the next attempt by another key, because it would repeat its obstacle to the same one. */
export async function retryRefund(
  context: OrderContext,
  caller: StaffCaller,
  transactionId: string,
  refundId: number,
): Promise<OrderRefunds> {
  const change = { action: "refund retried", transactionId, refundId };
  const { orderId } = await changeFailedRefund(context, caller, change, async (tx, refund) => {
    await updateRefundState(tx, refund, "due", { providerId: null });
    await noteFailedAttempt(tx, refund.id, refund.failure, 1);
  });
  await tryIssueRefunds(context, orderId);
  return listRefundsAsStaff(context.database.db, transactionId);
}
