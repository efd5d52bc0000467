import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { findOrder, type OrderRow } from "../orders/find-order.ts";
import { lockOrderByNumber } from "../orders/lock-order-by-number.ts";
import type { ReturnContext } from "./return-context.ts";
import { nextReturnStatus, type ReturnAction } from "./return-status.ts";
import { findReturn, type ReturnRow, updateReturn } from "./store.ts";

interface Change {
  id: number;
  /** Of the return that the caller has seen. */
  version: number;
  action: Exclude<ReturnAction, "withdraw">;
}

type Outcome = Partial<Pick<ReturnRow, "answer" | "refundId">> & { audited?: Record<string, unknown> };

/** Locks the order of a return, does what the action means, and moves the return along its life with an audit entry. */
export const changeReturnAsStaff = (
  { database }: Pick<ReturnContext, "database">,
  caller: StaffCaller,
  { id, version, action }: Change,
  apply: (tx: Tx, found: { order: OrderRow; current: ReturnRow }) => Promise<Outcome>,
): Promise<OrderRow> =>
  database.transaction(async (tx) => {
    const known = await findReturn(tx, id);
    const orderOfReturn = known && (await findOrder(tx, known.orderId));
    if (!orderOfReturn) throw returnNotFound();
    const order = await lockOrderByNumber(tx, orderOfReturn.transactionId);
    const current = (await findReturn(tx, id)) ?? known;
    // mutant(returns.test.ts): a return that was changed meanwhile is not overwritten
    if (current.version !== version) throw editedMeanwhile();
    const status = nextReturnStatus(current.status, action);
    if (!status) throw new ApiError("conflict", `This return is ${current.status}, so it cannot be changed like that.`);
    const { audited, ...values } = await apply(tx, { order, current });
    if (!(await updateReturn(tx, current, { ...values, status }))) throw editedMeanwhile();
    await recordAudit(tx, caller, {
      action: `return ${status}`,
      object: { kind: "return", id },
      before: { status: current.status },
      after: { status, ...audited },
      personId: order.userId,
    });
    return order;
  });

export const returnNotFound = () => new ApiError("not_found", "This return does not exist.");

const editedMeanwhile = () => new ApiError("edited_meanwhile", "Somebody changed this return meanwhile.");
