import type { OrderEvent } from "@pawhaven/contract";
import type { Tx } from "../../platform/db/database.ts";
import { type OrderAction, nextStatus } from "./order-status.ts";
import { insertOrderEvent, type OrderRow, updateStatus } from "./store.ts";

/**
 * Every status change of an order goes through here. Returns undefined if the action is not allowed, or if the status has
 * changed since the order was read.
 */
export async function transitionOrder(
  tx: Tx,
  order: Pick<OrderRow, "id" | "status">,
  action: OrderAction,
  event?: OrderEvent["kind"],
): Promise<OrderRow | undefined> {
  const status = nextStatus(order.status, action);
  const updated = status && (await updateStatus(tx, order, status));
  if (updated && event) await insertOrderEvent(tx, order.id, event);
  return updated;
}
