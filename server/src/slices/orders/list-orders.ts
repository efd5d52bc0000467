import type { Order, ShippingStatus } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/sessions.ts";
import { statusesShownAs } from "./order-status.ts";
import { linesOf, newestOrders, type OrderLineRow, type OrderRow, ordersOf } from "./store.ts";
import { orderOnTheWire } from "./wire.ts";

const mostForStaff = 200;

/** Checkouts that came to nothing are left out; who has the number of one still finds it. */
export const listOrders = async (db: Db, { userId }: Caller): Promise<Order[]> =>
  withLines(db, await ordersOf(db, userId));

export const listAllOrders = async (db: Db, status: ShippingStatus | undefined): Promise<Order[]> =>
  withLines(db, await newestOrders(db, statusesShownAs(status), mostForStaff));

async function withLines(db: Db, orders: OrderRow[]): Promise<Order[]> {
  if (orders.length === 0) return [];
  const lines = new Map<number, OrderLineRow[]>(orders.map(({ id }) => [id, []]));
  for (const line of await linesOf(db, [...lines.keys()])) lines.get(line.orderId)?.push(line);
  return orders.map((order) => orderOnTheWire({ order, lines: lines.get(order.id) ?? [] }));
}
