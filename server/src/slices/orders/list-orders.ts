import type { Order } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/sessions.ts";
import { linesOf, type OrderLineRow, ordersOf } from "./store.ts";
import { orderOnTheWire } from "./wire.ts";

/** Checkouts that came to nothing are left out; who has the number of one still finds it. */
export async function listOrders(db: Db, { userId }: Caller): Promise<Order[]> {
  const orders = await ordersOf(db, userId);
  if (orders.length === 0) return [];
  const lines = new Map<number, OrderLineRow[]>(orders.map(({ id }) => [id, []]));
  for (const line of await linesOf(db, [...lines.keys()])) lines.get(line.orderId)?.push(line);
  return orders.map((order) => orderOnTheWire({ order, lines: lines.get(order.id) ?? [] }));
}
