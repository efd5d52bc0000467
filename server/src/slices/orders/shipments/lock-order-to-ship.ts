import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { lockOrderByNumber } from "../lock-order-by-number.ts";
import type { OrderStatus } from "../order-status.ts";
import { type OrderLineRow, orderLinesOf, type OrderRow } from "../store.ts";

export interface LockedOrder {
  order: OrderRow;
  lines: OrderLineRow[];
}

/** Parcels of one order are sent and delivered one after the other. */
export async function lockOrderToShip(tx: Tx, transactionId: string): Promise<LockedOrder> {
  const order = await lockOrderByNumber(tx, transactionId);
  return { order, lines: await orderLinesOf(tx, [order.id]) };
}

export const cannotChange = (from: OrderStatus, to: "shipping" | "shipped") =>
  new ApiError("conflict", `This order cannot change from ${from} to ${to}.`);
