import type { Tracking } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { shipUnits } from "../../stock/ship-units.ts";
import { faultPoint } from "../fault-points.ts";
import type { OrderContext } from "../order-context.ts";
import type { GearQuantity } from "../order-lines.ts";
import { insertOrderEvent } from "../store.ts";
import { transitionOrder } from "../transition-order.ts";
import { cannotChange, type LockedOrder } from "./lock-order-to-ship.ts";
import { queueParcelSentMail } from "./mails.ts";
import { fromTrackingDto } from "./serialize.ts";
import { insertShipment } from "./store.ts";
import { leftToSend, unsentUnits } from "./unsent-lines.ts";

export interface Parcel {
  number: number;
  requestKey: string | null;
  lines: readonly GearQuantity[];
  tracking: Tracking;
  /** Given to the customer at a visit, not sent. */
  isHandedOver?: true;
}

/** Writes the parcel, takes its units off the shelf, moves the order on and tells the customer: all of it or nothing. */
export async function sendParcel(
  tx: Tx,
  { shopIdentity }: Pick<OrderContext, "shopIdentity">,
  caller: Pick<StaffCaller, "staffId" | "requestId">,
  { order, lines }: LockedOrder,
  parcel: Parcel,
): Promise<void> {
  // mutant(shipments.test.ts): only what was bought and not refunded is sent
  if (order.status !== "ordered" && order.status !== "shipping") throw cannotChange(order.status, "shipping");
  // mutant(../collecting/collecting.test.ts): goods that wait at a visit are not sent
  if (order.collectAtBookingId !== null && !parcel.isHandedOver)
    throw new ApiError("conflict", "This order is collected at a visit. Please hand it over there.");
  assertUnsent(lines, parcel.lines);
  const { number, requestKey } = parcel;
  const values = {
    orderId: order.id,
    number,
    requestKey,
    staffId: caller.staffId,
    ...fromTrackingDto(parcel.tracking),
  };
  const shipment = await insertShipment(tx, values, parcel.lines);
  faultPoint("shipment written");
  await shipUnits(tx, { orderId: order.id, staffId: caller.staffId, units: parcel.lines });
  if (order.status === "ordered") await transitionOrder(tx, order, "ship");
  if (!parcel.isHandedOver) await insertOrderEvent(tx, order.id, "shipping", number);
  const units = parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const left = leftToSend(order.status, lines) - units;
  await recordAudit(tx, caller, {
    action: parcel.isHandedOver ? "handed over" : "shipped",
    object: { kind: "order", id: order.transactionId },
    before: { status: order.status, left_to_send: left + units },
    after: { status: "shipping", left_to_send: left, parcel: number },
  });
  if (parcel.isHandedOver) return;
  await queueParcelSentMail(tx, shopIdentity, { order, lines }, { shipment, lines: parcel.lines, isLast: left === 0 });
}

function assertUnsent(lines: LockedOrder["lines"], sent: readonly GearQuantity[]): void {
  for (const { gearId, quantity } of sent) {
    const line = lines.find((other) => other.gearId === gearId);
    if (!line) throw new ApiError("conflict", "This order has no such item.");
    const left = unsentUnits(line);
    if (quantity > left)
      throw new ApiError("conflict", `Only ${left} of ${line.name} ${left === 1 ? "is" : "are"} left to send.`);
  }
}
