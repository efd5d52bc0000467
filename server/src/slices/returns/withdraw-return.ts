import type { OrderReturns } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { findOrder } from "../orders/find-order.ts";
import { lockOrderByNumber } from "../orders/lock-order-by-number.ts";
import { describeReturns } from "./list-returns.ts";
import { queueReturnMail } from "./mails.ts";
import { returnNotFound } from "./change-return-as-staff.ts";
import type { ReturnContext } from "./return-context.ts";
import { nextReturnStatus } from "./return-status.ts";
import { findReturn, freeUnits, updateReturn } from "./store.ts";

export async function withdrawReturn(context: ReturnContext, { userId }: Caller, id: number): Promise<OrderReturns> {
  const { database } = context;
  const found = await findReturn(database.db, id);
  const owned = found && (await findOrder(database.db, found.orderId));
  // mutant(returns.test.ts): a return belongs to its customer
  if (owned?.userId !== userId) throw returnNotFound();
  await database.transaction(async (tx) => {
    const order = await lockOrderByNumber(tx, owned.transactionId);
    const current = await findReturn(tx, id);
    const status = current && nextReturnStatus(current.status, "withdraw");
    if (!status) throw new ApiError("conflict", "This return can no longer be withdrawn.");
    await updateReturn(tx, current, { status });
    await freeUnits(tx, id);
    await queueReturnMail(tx, context, order, { kind: "withdrawn" });
  });
  return describeReturns(context, { id: owned.id });
}
