import type { BodyOf, endpoints, StaffOrder } from "@pawhaven/contract";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { faultPoint } from "../fault-points.ts";
import { getOrderAsStaff } from "../get-order-as-staff.ts";
import type { OrderContext } from "../order-context.ts";
import { mergeLines } from "../order-lines.ts";
import type { AuditCaller } from "../transition-order-as-staff.ts";
import { parcelTaken, shipmentErrors } from "./errors.ts";
import { cannotChange, type LockedOrder, lockOrderToShip } from "./lock-order-to-ship.ts";
import { sendParcel } from "./send-parcel.ts";
import { countShipments, isCallKnown } from "./store.ts";
import { unsentLines } from "./unsent-lines.ts";

/** Sends what was chosen. The number of the parcel says what the clerk had seen: the second of two clerks gets a conflict. */
export async function shipOrder(
  context: Pick<OrderContext, "database" | "shopIdentity">,
  caller: StaffCaller,
  transactionId: string,
  { number, items, ...tracking }: BodyOf<typeof endpoints.shipOrder>,
  requestKey: string | null,
): Promise<StaffOrder> {
  const sent = context.database.transaction(async (tx) => {
    const locked = await lockOrderToShip(tx, transactionId);
    // mutant(shipments.test.ts): a repeated call sends nothing twice
    if (requestKey !== null && (await isCallKnown(tx, locked.order.id, requestKey))) return;
    // mutant(shipments.test.ts): of two clerks who send the same parcel one does
    if (number !== (await countShipments(tx, locked.order.id)) + 1) throw parcelTaken();
    await sendParcel(tx, context, caller, locked, { number, requestKey, lines: mergeLines(items), tracking });
  });
  await sent.catch(mapConstraintErrors(shipmentErrors));
  faultPoint("shipment committed");
  return getOrderAsStaff(context.database.db, caller, transactionId);
}

const unknownTracking = { carrier: null, carrier_name: "", tracking_number: "", tracking_url: "" };

/** Sends all that is left in one parcel, in a transaction of the caller. */
export async function shipRest(
  tx: Tx,
  context: Pick<OrderContext, "shopIdentity">,
  caller: AuditCaller,
  transactionId: string,
): Promise<void> {
  const locked = await lockOrderToShip(tx, transactionId);
  const lines = unsentLines(locked.lines).map(({ gearId, quantity }) => ({ gearId, quantity }));
  if (lines.length === 0) throw cannotChange(locked.order.status, "shipping");
  const number = (await countShipments(tx, locked.order.id)) + 1;
  await sendParcel(tx, context, caller, locked, { number, requestKey: null, lines, tracking: unknownTracking });
}

/** The same for what is given to the customer at a visit. */
export async function handOverRest(
  tx: Tx,
  context: Pick<OrderContext, "shopIdentity">,
  caller: AuditCaller,
  locked: LockedOrder,
): Promise<void> {
  const lines = unsentLines(locked.lines).map(({ gearId, quantity }) => ({ gearId, quantity }));
  if (lines.length === 0) throw cannotChange(locked.order.status, "shipping");
  const number = (await countShipments(tx, locked.order.id)) + 1;
  const parcel = { number, requestKey: null, lines, tracking: unknownTracking, isHandedOver: true } as const;
  await sendParcel(tx, context, caller, locked, parcel);
}
