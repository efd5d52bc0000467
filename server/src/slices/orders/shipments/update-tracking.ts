import type { BodyOf, endpoints, StaffOrder, Tracking } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import { assertUnchangedSince, type Undo } from "../../../platform/audit/undo.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { getOrderAsStaff } from "../get-order-as-staff.ts";
import type { OrderRow } from "../store.ts";
import { shipmentNotFound } from "./errors.ts";
import { lockOrderToShip } from "./lock-order-to-ship.ts";
import { fromTrackingDto, toTrackingDto } from "./serialize.ts";
import { lockShipment, replaceTracking, type ShipmentRow } from "./store.ts";

export async function updateTracking(
  database: Database,
  caller: StaffCaller,
  { id, number }: { id: string; number: number },
  { version, ...tracking }: BodyOf<typeof endpoints.updateTracking>,
): Promise<StaffOrder> {
  await database.transaction(async (tx) => {
    const { order } = await lockOrderToShip(tx, id);
    const shipment = await lockShipment(tx, order.id, number);
    if (!shipment) throw shipmentNotFound();
    await changeTracking(tx, caller, order, { ...shipment, version }, tracking);
  });
  return getOrderAsStaff(database.db, caller, id);
}

/** The number leads to the customer's door, so its traces in the log go with the account. */
async function changeTracking(
  tx: Tx,
  caller: StaffCaller,
  order: OrderRow,
  shipment: ShipmentRow,
  tracking: Tracking,
): Promise<void> {
  const updated = await replaceTracking(tx, shipment, fromTrackingDto(tracking));
  if (!updated)
    throw new ApiError("edited_meanwhile", "Somebody else has corrected this parcel. Nothing was overwritten.");
  await recordAudit(tx, caller, {
    action: "tracking changed",
    object: { kind: "order", id: order.transactionId },
    before: auditedTracking(shipment),
    after: auditedTracking(updated),
    personId: order.userId,
  });
}

const auditedTracking = (shipment: ShipmentRow) => ({ parcel: shipment.number, ...toTrackingDto(shipment) });

export const undoTrackingChange: Undo = {
  permission: "orders.ship",
  async apply(tx, caller, change) {
    const { order } = await lockOrderToShip(tx, change.objectId);
    const { parcel, ...tracking } = change.before as unknown as ReturnType<typeof auditedTracking>;
    const shipment = await lockShipment(tx, order.id, parcel);
    if (!shipment) throw shipmentNotFound();
    assertUnchangedSince(change, auditedTracking(shipment));
    await changeTracking(tx, caller, order, shipment, tracking);
  },
};
