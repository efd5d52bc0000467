import { toDollars } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { OrderContext } from "../order-context.ts";
import { lockOrderByNumber } from "../lock-order-by-number.ts";
import { findRefund, type RefundRow } from "./store.ts";

interface Change {
  action: string;
  transactionId: string;
  refundId: number;
}

/** Locks the order, and changes one of its refunds if the provider has refused it. */
export const changeFailedRefund = (
  { database }: OrderContext,
  caller: StaffCaller,
  { action, transactionId, refundId }: Change,
  change: (tx: Tx, refund: RefundRow) => Promise<void>,
): Promise<RefundRow> =>
  database.transaction(async (tx) => {
    const order = await lockOrderByNumber(tx, transactionId);
    const refund = await findRefund(tx, order.id, refundId);
    if (!refund) throw new ApiError("not_found", "This order has no such refund.");
    // mutant(provider-refunds.test.ts): only a refund that failed is tried again or paid by hand
    if (refund.state !== "failed") throw new ApiError("conflict", "This refund has not failed.");
    await change(tx, refund);
    await recordAudit(tx, caller, {
      action,
      object: { kind: "order", id: transactionId },
      after: { amount: toDollars(refund.amountCents) },
    });
    return refund;
  });
