import type { OrderWithTimeline, Receipt, Shop } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Caller } from "../../platform/sessions.ts";
import { neverPlaced } from "./order-status.ts";
import { eventsOf, linesOf, type OrderRow, ownOrder } from "./store.ts";
import { eventOnTheWire, orderOnTheWire, receiptOnTheWire } from "./wire.ts";

export async function getOrder(db: Db, { userId }: Caller, transactionId: string): Promise<OrderWithTimeline> {
  const order = await ownOrder(db, userId, transactionId);
  if (!order) throw noSuchOrder();
  return withTimeline(db, order);
}

export async function withTimeline(db: Db, order: OrderRow): Promise<OrderWithTimeline> {
  const [lines, events] = await Promise.all([linesOf(db, [order.id]), eventsOf(db, order.id)]);
  return { ...orderOnTheWire({ order, lines }), timeline: events.map(eventOnTheWire) };
}

/** Nothing was sold while a card order waits for its payment, so there is nothing to give a receipt for. */
export async function getReceipt(db: Db, shop: Shop, { userId }: Caller, transactionId: string): Promise<Receipt> {
  const order = await ownOrder(db, userId, transactionId);
  if (!order || order.status === "awaiting_payment" || neverPlaced.includes(order.status)) throw noSuchOrder();
  return receiptOnTheWire({ order, lines: await linesOf(db, [order.id]) }, shop);
}

export const noSuchOrder = () => new Refusal("not_found", "Order not found");
