import { createHash } from "node:crypto";
import type { OrderRefunds, RefundDraft } from "@pawhaven/contract";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { faultPoint } from "../fault-points.ts";
import { lockOrderByNumber } from "../lock-order-by-number.ts";
import type { OrderContext } from "../order-context.ts";
import { tryIssueRefunds } from "./issue-refund.ts";
import { listRefundsAsStaff } from "./list-refunds-as-staff.ts";
import { refundConstraintErrors, refundUnits } from "./refund-units.ts";
import { findRefundByKey, type RefundRow } from "./store.ts";

/** Refunds lines or an amount. The same click again, recognised by its key, has no further effect. */
export async function createRefund(
  context: OrderContext,
  caller: StaffCaller,
  transactionId: string,
  draft: RefundDraft,
  key: string | null,
): Promise<OrderRefunds> {
  const requestHash = createHash("sha256").update(JSON.stringify(draft)).digest();
  const orderId = await context.database
    .transaction(async (tx) => {
      const order = await lockOrderByNumber(tx, transactionId);
      const earlier = key === null ? undefined : await findRefundByKey(tx, order.id, key);
      if (earlier) assertSameRefund(earlier, requestHash);
      else await refundUnits(tx, context, caller, order, { draft, requestHash, ...(key !== null && { key }) });
      return order.id;
    })
    .catch(mapConstraintErrors(refundConstraintErrors));
  faultPoint("refund written");
  await tryIssueRefunds(context, orderId);
  return listRefundsAsStaff(context.database.db, transactionId);
}

function assertSameRefund(earlier: RefundRow, requestHash: Buffer): void {
  // mutant(refunds.test.ts): a repeated click has the same content
  if (earlier.requestHash.equals(requestHash)) return;
  const message = "This refund was already submitted with different details.";
  throw new ApiError("invalid", message, { errors: { "idempotency-key": [message] } });
}
