import { createHash } from "node:crypto";
import { Refusal } from "../../platform/http/refusal.ts";
import { findCheckout, type OrderRow } from "../orders/find-order.ts";
import { giveUpOrder } from "../orders/give-up-order.ts";
import type { OrderTools } from "../orders/order-tools.ts";

export interface Checkout {
  userId: number;
  key: string | null;
  requestHash: Buffer;
}

export const checkoutOf = (userId: number, key: string | null, request: unknown): Checkout => ({
  userId,
  key,
  requestHash: createHash("sha256").update(JSON.stringify(request)).digest(),
});

/**
 * Places one order per checkout: whoever repeats a call, also while the first is still under way, gets the order of the
 * first. A customer has one checkout at a time: goods held for an earlier one that was not paid are let go,
 * or they would be missing for this one.
 */
export async function oncePerCheckout(
  tools: OrderTools,
  checkout: Checkout,
  place: () => Promise<OrderRow>,
): Promise<OrderRow> {
  const { placed, unpaid } = await findCheckout(tools.database.db, checkout);
  if (placed) return repeated(placed, checkout);
  for (const order of unpaid) await letGo(tools, order);
  try {
    return await place();
  } catch (error) {
    // The first call may have been quicker in between: then it has the goods, and the key.
    const { placed } = await findCheckout(tools.database.db, checkout);
    if (placed) return repeated(placed, checkout);
    throw error;
  }
}

function repeated(order: OrderRow, { requestHash }: Checkout): OrderRow {
  if (order.requestHash.equals(requestHash)) return order;
  const message = "This checkout was sent before with something else in it. Please begin a new one.";
  throw new Refusal("invalid", message, { errors: { "idempotency-key": [message] } });
}

/** If the provider cannot be reached now, the reconciler lets go of the goods later. */
async function letGo(tools: OrderTools, order: OrderRow): Promise<void> {
  await giveUpOrder(tools, order, "abandon").catch((error: unknown) =>
    tools.log.warn({ err: error, order: order.transactionId }, "an unpaid order could not be let go yet"),
  );
}
