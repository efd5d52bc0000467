import { createHash } from "node:crypto";
import { Refusal } from "../../platform/http/refusal.ts";
import { findCheckout, type OrderRow } from "../orders/find-order.ts";
import { giveUpOrder } from "../orders/give-up-order.ts";
import type { OrderTools } from "../orders/order-tools.ts";
import type { NewlyPlaced } from "../orders/place-order.ts";

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
 * first, because the database takes a key once. A customer has one checkout at a time: goods held for an earlier one that
 * was not paid are let go, and if they are missing for this one it is tried again.
 */
export async function oncePerCheckout(
  tools: OrderTools,
  checkout: Checkout,
  place: () => Promise<NewlyPlaced>,
): Promise<OrderRow> {
  const placing = place().catch((error: unknown) => repeatOrRetry(tools, checkout, place, error));
  const { order, hasUnpaid } = await placing;
  if (hasUnpaid) await letGo(tools, (await findCheckout(tools.database.db, checkout)).unpaid, order);
  return order;
}

async function repeatOrRetry(
  tools: OrderTools,
  checkout: Checkout,
  place: () => Promise<NewlyPlaced>,
  error: unknown,
): Promise<Pick<NewlyPlaced, "order" | "hasUnpaid">> {
  const { placed, unpaid } = await findCheckout(tools.database.db, checkout);
  if (placed) return { order: repeated(placed, checkout), hasUnpaid: false };
  if (unpaid.length === 0 || !isShortage(error)) throw error;
  await letGo(tools, unpaid);
  return place();
}

const isShortage = (error: unknown) => error instanceof Refusal && error.code === "out_of_stock";

function repeated(order: OrderRow, { requestHash }: Checkout): OrderRow {
  if (order.requestHash.equals(requestHash)) return order;
  const message = "This checkout was sent before with something else in it. Please begin a new one.";
  throw new Refusal("invalid", message, { errors: { "idempotency-key": [message] } });
}

/** If the provider cannot be reached now, the reconciler lets go of the goods later. */
async function letGo(tools: OrderTools, unpaid: OrderRow[], but?: OrderRow): Promise<void> {
  for (const order of unpaid.filter(({ id }) => id !== but?.id))
    await giveUpOrder(tools, order, "abandon").catch((error: unknown) =>
      tools.log.warn({ err: error, order: order.transactionId }, "an unpaid order could not be let go yet"),
    );
}
