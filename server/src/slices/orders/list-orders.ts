import type { Order } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { visitsOfOrders } from "./collecting/store.ts";
import { orderLinesOf, type OrderLineRow, type OrderRow, ordersOf } from "./store.ts";
import { toOrderDto } from "./serialize.ts";

/** Without expired and abandoned checkouts, which can still be opened by their number. */
export const listOrders = async (db: Db, { userId }: Caller): Promise<Order[]> =>
  toOrderDtos(db, await ordersOf(db, userId));

/** One statement for the lines of all orders. */
export async function toOrderDtos(db: Db, orders: OrderRow[]): Promise<Order[]> {
  if (orders.length === 0) return [];
  const lines = new Map<number, OrderLineRow[]>(orders.map(({ id }) => [id, []]));
  for (const line of await orderLinesOf(db, [...lines.keys()])) lines.get(line.orderId)?.push(line);
  const visits = await visitsOfOrders(db, orders);
  return orders
    .map((order) => ({ order, lines: lines.get(order.id) ?? [], visit: visits.get(order.collectAtBookingId) ?? null }))
    .map(toOrderDto);
}
