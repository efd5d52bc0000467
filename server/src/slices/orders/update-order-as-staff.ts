import type { OrderWithTimeline, StaffOrderAction } from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { loadOrderWithTimeline, orderNotFound } from "./get-order.ts";
import type { OrderContext } from "./order-context.ts";
import { refundOrderAsStaff } from "./refund-order-as-staff.ts";
import { deliverRest } from "./shipments/deliver-shipment.ts";
import { shipRest } from "./shipments/ship-order.ts";
import { findOrderByNumber } from "./store.ts";

const advance = { shipping: shipRest, shipped: deliverRest };

/** Ships all that is left of an order, marks it as delivered, or refunds the whole. */
export async function updateOrderAsStaff(
  context: OrderContext,
  caller: StaffCaller,
  transactionId: string,
  requestedStatus: StaffOrderAction,
): Promise<OrderWithTimeline> {
  const { database } = context;
  if (requestedStatus === "refund") await refundOrderAsStaff(context, caller, transactionId);
  else await database.transaction((tx) => advance[requestedStatus](tx, context, caller, transactionId));
  const order = await findOrderByNumber(database.db, transactionId);
  if (!order) throw orderNotFound();
  return loadOrderWithTimeline(database.db, order);
}
