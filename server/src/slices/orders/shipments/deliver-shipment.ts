import type { StaffOrder } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { getOrderAsStaff } from "../get-order-as-staff.ts";
import type { OrderContext } from "../order-context.ts";
import { insertOrderEvent } from "../store.ts";
import type { AuditCaller } from "../transition-order-as-staff.ts";
import { shipmentNotFound } from "./errors.ts";
import { finishIfComplete, finishOrder } from "./finish-order.ts";
import { cannotChange, lockOrderToShip } from "./lock-order-to-ship.ts";
import { lockShipment, markDelivered } from "./store.ts";
import { leftToSend } from "./unsent-lines.ts";

/** Marks one parcel as delivered. The order is, when it was the last one and nothing is left to send. */
export async function deliverShipment(
  context: Pick<OrderContext, "database" | "shopIdentity">,
  caller: StaffCaller,
  transactionId: string,
  number: number,
): Promise<StaffOrder> {
  await context.database.transaction(async (tx) => {
    const locked = await lockOrderToShip(tx, transactionId);
    const { order } = locked;
    const shipment = await lockShipment(tx, order.id, number);
    if (!shipment) throw shipmentNotFound();
    if (order.status !== "shipping") throw cannotChange(order.status, "shipped");
    // mutant(shipments.test.ts): a parcel is delivered once
    if (shipment.deliveredAt) throw new ApiError("conflict", "This parcel was delivered already.");
    await markDelivered(tx, order.id, [number]);
    if (await finishIfComplete(tx, context, caller, locked, number)) return;
    await insertOrderEvent(tx, order.id, "parcel_delivered", number);
    const object = { kind: "order", id: order.transactionId };
    await recordAudit(tx, caller, { action: "parcel delivered", object, after: { parcel: number } });
  });
  return getOrderAsStaff(context.database.db, caller, transactionId);
}

/** Marks all parcels as delivered, in a transaction of the caller. */
export async function deliverRest(
  tx: Tx,
  context: Pick<OrderContext, "shopIdentity">,
  caller: AuditCaller,
  transactionId: string,
): Promise<void> {
  const locked = await lockOrderToShip(tx, transactionId);
  const { order, lines } = locked;
  if (order.status !== "shipping") throw cannotChange(order.status, "shipped");
  // mutant(shipments.test.ts): an order is delivered when all of it was sent
  if (leftToSend(order.status, lines) > 0)
    throw new ApiError("conflict", "A part of this order has not been sent yet.");
  await markDelivered(tx, order.id);
  await finishOrder(tx, context, caller, locked);
}
