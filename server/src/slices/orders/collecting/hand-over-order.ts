import { type BodyOf, type endpoints, type StaffOrder, toCents } from "@pawhaven/contract";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { cashErrors, changeCollectedCash } from "../cash/collect-cash.ts";
import { dueCentsOf } from "../cash/due-cents-of.ts";
import { getOrderAsStaff } from "../get-order-as-staff.ts";
import type { OrderContext } from "../order-context.ts";
import { deliverRest } from "../shipments/deliver-shipment.ts";
import { type LockedOrder, lockOrderToShip } from "../shipments/lock-order-to-ship.ts";
import { handOverRest } from "../shipments/ship-order.ts";

/** All that is left of an order leaves the shelf at its visit, and its cash is noted: all of it or nothing. */
export async function handOverOrder(
  context: Pick<OrderContext, "database" | "shopIdentity">,
  caller: StaffCaller,
  transactionId: string,
  { cash }: BodyOf<typeof endpoints.handOverOrder>,
): Promise<StaffOrder> {
  const handingOver = context.database.transaction(async (tx) => {
    const locked = await lockOrderToShip(tx, transactionId);
    // mutant(collecting.test.ts): only goods that wait at a visit are handed over
    if (locked.order.collectAtBookingId === null) throw new ApiError("conflict", "This order is sent, not collected.");
    await handOverRest(tx, context, caller, locked);
    await deliverRest(tx, context, caller, transactionId);
    await noteCash(tx, caller, transactionId, locked, cash);
  });
  await handingOver.catch(mapConstraintErrors(cashErrors));
  return getOrderAsStaff(context.database.db, caller, transactionId);
}

async function noteCash(
  tx: Tx,
  caller: StaffCaller,
  transactionId: string,
  { order }: LockedOrder,
  cash: number | null,
): Promise<void> {
  // mutant(collecting.test.ts): goods that are paid in cash are handed over against cash
  if ((order.paymentMethod === "cash") !== (cash !== null))
    throw new ApiError(
      "conflict",
      cash === null ? "This order is paid in cash. Please note what was paid." : "This order is paid by card.",
    );
  if (cash === null) return;
  const { order: delivered } = await lockOrderToShip(tx, transactionId);
  await changeCollectedCash(tx, caller, delivered, {
    collectedAt: new Date(),
    collectedCents: toCents(cash),
    collectedDueCents: dueCentsOf(delivered),
    collectedBy: caller.staffId,
  });
}
