import type { OrderWithTimeline, Receipt, Shop } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { neverPaidStatuses } from "./order-status.ts";
import { orderEventsOf, orderLinesOf, type OrderRow, findOwnOrder } from "./store.ts";
import { toOrderEventDto, toOrderDto, toReceiptDto } from "./serialize.ts";

export async function getOrder(db: Db, { userId }: Caller, transactionId: string): Promise<OrderWithTimeline> {
  const order = await findOwnOrder(db, userId, transactionId);
  if (!order) throw orderNotFound();
  return loadOrderWithTimeline(db, order);
}

export async function loadOrderWithTimeline(db: Db, order: OrderRow): Promise<OrderWithTimeline> {
  const [lines, events] = await Promise.all([orderLinesOf(db, [order.id]), orderEventsOf(db, order.id)]);
  return { ...toOrderDto({ order, lines }), timeline: events.map(toOrderEventDto) };
}

/** Nothing was sold while a card order waits for its payment, so there is nothing to give a receipt for. */
export async function getReceipt(db: Db, shop: Shop, { userId }: Caller, transactionId: string): Promise<Receipt> {
  const order = await findOwnOrder(db, userId, transactionId);
  if (!order || order.status === "awaiting_payment" || neverPaidStatuses.includes(order.status)) throw orderNotFound();
  return toReceiptDto({ order, lines: await orderLinesOf(db, [order.id]) }, shop);
}

export const orderNotFound = () => new ApiError("not_found", "Order not found");
