import type { OrderWithTimeline, StaffOrderAction } from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { shipUnits } from "../stock/ship-units.ts";
import { unsentUnitsOf } from "../stock/unsent-units-of.ts";
import { loadOrderWithTimeline, orderNotFound } from "./get-order.ts";
import { queueOrderDeliveredMail, queueOrderDispatchedMail } from "./mails.ts";
import type { OrderContext } from "./order-context.ts";
import { refundOrderAsStaff } from "./refund-order-as-staff.ts";
import { findOrderByNumber, loadOrderWithLines } from "./store.ts";
import { type AuditCaller, transitionOrderAsStaff } from "./transition-order-as-staff.ts";

/** Ships, delivers or refunds a whole order. */
export async function updateOrderAsStaff(
  context: OrderContext,
  caller: StaffCaller,
  transactionId: string,
  requestedStatus: StaffOrderAction,
): Promise<OrderWithTimeline> {
  const { database } = context;
  if (requestedStatus === "refund") await refundOrderAsStaff(context, caller, transactionId);
  else await database.transaction((tx) => advanceOrder(tx, context, caller, transactionId, requestedStatus));
  const order = await findOrderByNumber(database.db, transactionId);
  if (!order) throw orderNotFound();
  return loadOrderWithTimeline(database.db, order);
}

/**
 * Ships or delivers an order, also for callers that have a transaction of their own. A customer who has deleted their
 * account cannot write the review that the mail on delivery invites to.
 */
export async function advanceOrder(
  tx: Tx,
  { shopIdentity }: Pick<OrderContext, "shopIdentity">,
  caller: AuditCaller,
  transactionId: string,
  requestedStatus: "shipping" | "shipped",
): Promise<void> {
  const { after } = await transitionOrderAsStaff(tx, caller, transactionId, requestedStatus);
  const { id: orderId } = after;
  if (requestedStatus === "shipping")
    await shipUnits(tx, { orderId, staffId: caller.staffId, units: await unsentUnitsOf(tx, orderId) });
  const placed = await loadOrderWithLines(tx, after);
  if (requestedStatus === "shipping") await queueOrderDispatchedMail(tx, shopIdentity, placed);
  else if (after.userId !== null) await queueOrderDeliveredMail(tx, shopIdentity, placed);
}
