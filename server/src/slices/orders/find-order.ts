import type { Db } from "../../platform/db/database.ts";
import {
  listCheckoutOrders,
  orderLinesOf,
  orderById,
  orderIdByIntent,
  type OrderRow,
  type OrderWithLines,
} from "./store.ts";

export type { OrderRow };

/** The order of this very checkout, if it was placed already, and whatever else the customer has begun and not paid. */
export async function findCheckoutOrders(
  db: Db,
  { userId, key }: { userId: number; key: string | null },
): Promise<{ placed: OrderRow | undefined; unpaid: OrderRow[] }> {
  const found = await listCheckoutOrders(db, userId, key);
  const placed = found.find(({ checkoutKey }) => key !== null && checkoutKey === key);
  return { placed, unpaid: found.filter((order) => order !== placed) };
}

/** The order a payment is for, if it is this customer's. */
export async function findOwnPayment(db: Db, userId: number, intentId: string): Promise<OrderWithLines | undefined> {
  const id = await orderIdByIntent(db, intentId);
  const order = id === undefined ? undefined : await orderById(db, id);
  if (order?.userId !== userId) return undefined;
  return { order, lines: await orderLinesOf(db, [order.id]) };
}

export const findOrder = orderById;
