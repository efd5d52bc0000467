import { type BodyOf, type endpoints, type StaffReturn, toDollars } from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import { tryIssueRefunds } from "../orders/refunds/issue-refund.ts";
import { refundConstraintErrors, refundUnits } from "../orders/refunds/refund-units.ts";
import { changeReturnAsStaff } from "./change-return-as-staff.ts";
import { faultPoint } from "./fault-points.ts";
import { getReturnAsStaff } from "./get-return-as-staff.ts";
import { refundedLinesOf } from "./propose-refund.ts";
import type { ReturnContext } from "./return-context.ts";
import { returnLinesOf } from "./store.ts";

/** Through the refunds of the order, by their rules: permission, limit, what is left. */
export async function refundReturn(
  context: ReturnContext,
  caller: StaffCaller,
  id: number,
  { amount, note, version }: BodyOf<typeof endpoints.refundReturn>,
): Promise<StaffReturn> {
  const refunding = changeReturnAsStaff(context, caller, { id, version, action: "refund" }, async (tx, { order }) => {
    const lines = refundedLinesOf(await returnLinesOf(tx, [id]));
    const draft = { lines, reason: "returned", note, ...(amount !== undefined && { amount }) } as const;
    const refund = await refundUnits(tx, context, caller, order, { draft, key: `return-${id}` });
    return { refundId: refund.id, audited: { amount: toDollars(refund.amountCents) } };
  });
  const order = await refunding.catch(mapConstraintErrors(refundConstraintErrors));
  faultPoint("return refund committed");
  await tryIssueRefunds(context, order.id);
  return getReturnAsStaff(context, id);
}
