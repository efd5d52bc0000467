import type { Tx } from "../../platform/db/database.ts";
import { orderNotFound } from "./get-order.ts";
import { findOrderByNumber, lockOrder, type OrderRow } from "./store.ts";

export async function lockOrderByNumber(tx: Tx, transactionId: string): Promise<OrderRow> {
  const found = await findOrderByNumber(tx, transactionId);
  const order = found && (await lockOrder(tx, found.id));
  if (!order) throw orderNotFound();
  return order;
}
