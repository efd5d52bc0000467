import type { OrderEvent } from "@pawhaven/contract";
import type { Tx } from "../../platform/db/database.ts";
import { type OrderStep, statusAfter } from "./order-status.ts";
import { insertEvent, type OrderRow, updateStatus } from "./store.ts";

/**
 * The only way an order's status changes. Gives undefined where the step is not allowed, or where the order has moved on
 * since it was read.
 */
export async function moveOrder(
  tx: Tx,
  order: Pick<OrderRow, "id" | "status">,
  step: OrderStep,
  event?: OrderEvent["kind"],
): Promise<OrderRow | undefined> {
  const status = statusAfter(order.status, step);
  const moved = status && (await updateStatus(tx, order, status));
  if (moved && event) await insertEvent(tx, order.id, event);
  return moved;
}
