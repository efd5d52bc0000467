import type { OrderRefunds } from "@pawhaven/contract";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { OrderContext } from "../order-context.ts";
import { changeFailedRefund } from "./change-failed-refund.ts";
import { completeRefund } from "./complete-refund.ts";
import { listRefundsAsStaff } from "./list-refunds-as-staff.ts";
import { updateRefundState } from "./store.ts";

/** For a card that no longer exists: staff have transferred the money or paid it out in cash. */
export async function payRefundByHand(
  context: OrderContext,
  caller: StaffCaller,
  transactionId: string,
  refundId: number,
): Promise<OrderRefunds> {
  const change = { action: "refund paid by hand", transactionId, refundId };
  await changeFailedRefund(context, caller, change, async (tx, refund) => {
    const paid = await updateRefundState(tx, refund, "done", { method: "hand" });
    if (paid) await completeRefund(tx, context, paid);
  });
  return listRefundsAsStaff(context.database.db, transactionId);
}
