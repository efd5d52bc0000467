import { hasPermission } from "@pawhaven/contract";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Db } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { formatCents } from "../../../platform/money.ts";
import type { OrderContext } from "../order-context.ts";
import type { OrderRow } from "../store.ts";
import { centsRefundedByStaff } from "./store.ts";

/** For all that staff refund of an order together, so that small refunds do not add up to a large one. */
export async function assertRefundLimit(
  db: Db,
  { refundLimitCents }: Pick<OrderContext, "refundLimitCents">,
  { role }: Pick<StaffCaller, "role">,
  { id }: Pick<OrderRow, "id">,
  amountCents: number,
): Promise<void> {
  if (hasPermission(role, "orders.refund_any_amount")) return;
  // mutant(../staff-orders.test.ts): a clerk refunds up to a limit
  if ((await centsRefundedByStaff(db, id)) + amountCents > refundLimitCents)
    throw new ApiError("forbidden", `You can refund up to ${formatCents(refundLimitCents)}. Please ask a manager.`);
}
