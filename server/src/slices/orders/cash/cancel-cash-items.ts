import { type BodyOf, type endpoints, type StaffOrder, toDollars } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { cancelUnits } from "../../stock/cancel-units.ts";
import { getOrderAsStaff } from "../get-order-as-staff.ts";
import type { OrderContext } from "../order-context.ts";
import { creditCancellation } from "../invoices/credit-cancellation.ts";
import { totalCents } from "../order-lines.ts";
import { finishIfComplete } from "../shipments/finish-order.ts";
import { type LockedOrder, lockOrderToShip } from "../shipments/lock-order-to-ship.ts";
import { insertOrderEvent, type OrderLineRow, type OrderRow } from "../store.ts";
import { queueItemsCancelledMail } from "./mails.ts";
import { dueCentsOf } from "./due-cents-of.ts";
import { canCancelItems } from "./serialize.ts";
import { addCancelledCents } from "./store.ts";
import { unitsToCancel } from "./units-to-cancel.ts";

type Cancellation = BodyOf<typeof endpoints.cancelCashItems>;

/** Leaves units out of a cash order before they are sent and paid for: they go back to stock, and less is due. */
export async function cancelCashItems(
  context: Pick<OrderContext, "database" | "shopIdentity">,
  caller: StaffCaller,
  transactionId: string,
  cancellation: Cancellation,
): Promise<StaffOrder> {
  await context.database.transaction(async (tx) => {
    const locked = await lockOrderToShip(tx, transactionId);
    // mutant(cash-items.test.ts): what was collected is refunded, not left out
    if (!canCancelItems(locked.order, locked.lines)) throw cannotCancel(locked.order);
    const cancelled = unitsToCancel(locked.lines, cancellation.items);
    await cancelUnits(tx, { orderId: locked.order.id, units: cancelled });
    await cancelInHistory(tx, context, caller, locked, cancelled, cancellation.reason);
    await finishIfComplete(tx, context, caller, await lockOrderToShip(tx, transactionId));
  });
  return getOrderAsStaff(context.database.db, caller, transactionId);
}

async function cancelInHistory(
  tx: Tx,
  { shopIdentity }: Pick<OrderContext, "shopIdentity">,
  caller: StaffCaller,
  { order: before, lines }: LockedOrder,
  cancelled: readonly OrderLineRow[],
  reason: string,
): Promise<void> {
  const order = await addCancelledCents(tx, before.id, totalCents(cancelled));
  await insertOrderEvent(tx, order.id, "items_cancelled");
  await recordAudit(tx, caller, {
    action: "items cancelled",
    object: { kind: "order", id: order.transactionId },
    before: { due: toDollars(dueCentsOf(before)) },
    after: {
      due: toDollars(dueCentsOf(order)),
      units: cancelled.reduce((sum, line) => sum + line.quantity, 0),
      reason,
    },
  });
  const invoiceId = await creditCancellation(tx, shopIdentity, order, cancelled);
  await queueItemsCancelledMail(tx, shopIdentity, { order, lines }, { cancelled, reason, invoiceId });
}

function cannotCancel({ paymentMethod, collectedAt }: OrderRow): ApiError {
  if (paymentMethod === "card") return new ApiError("conflict", "This order is paid by card. Please refund the items.");
  if (collectedAt) return new ApiError("conflict", "The cash was collected. Please refund the items.");
  return new ApiError("conflict", "Nothing of this order is left to send.");
}
