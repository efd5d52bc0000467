import type { Db } from "../../platform/db/database.ts";
import { orderNotFound } from "./get-order.ts";
import {
  findOrder,
  findOwnOrder,
  listCheckoutOrders,
  loadOrderWithLines,
  type OrderRow,
  type OrderWithLines,
} from "./store.ts";
import { orderIdByIntent } from "./payment-store.ts";

export { findOrder, type OrderRow, type OrderWithLines };

/** The order of this checkout, if it has been placed, and the customer's other unpaid orders. */
export async function findCheckoutOrders(
  db: Db,
  { userId, key }: { userId: number; key: string | null },
): Promise<{ placed: OrderRow | undefined; unpaid: OrderRow[] }> {
  const found = await listCheckoutOrders(db, userId, key);
  const placed = found.find(({ checkoutKey }) => key !== null && checkoutKey === key);
  return { placed, unpaid: found.filter((order) => order !== placed) };
}

/** An order of this customer, by its number. */
export async function findOwnOrderOrThrow(db: Db, userId: number, transactionId: string): Promise<OrderRow> {
  const order = await findOwnOrder(db, userId, transactionId);
  if (!order) throw orderNotFound();
  return order;
}

/** The order of a payment intent, if it belongs to this customer. */
export async function findOwnPayment(db: Db, userId: number, intentId: string): Promise<OrderWithLines | undefined> {
  const id = await orderIdByIntent(db, intentId);
  const order = id === undefined ? undefined : await findOrder(db, id);
  // mutant(../checkout/card.test.ts): a payment belongs to its customer
  if (order?.userId !== userId) return undefined;
  return loadOrderWithLines(db, order);
}
