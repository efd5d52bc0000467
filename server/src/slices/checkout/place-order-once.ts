import { createHash } from "node:crypto";
import { ApiError } from "../../platform/http/api-error.ts";
import { findCheckoutOrders, type OrderRow } from "../orders/find-order.ts";
import { releaseUnpaidOrder } from "../orders/release-unpaid-order.ts";
import type { OrderContext } from "../orders/order-context.ts";
import type { NewlyPlaced } from "../orders/place-order.ts";

export interface CheckoutAttempt {
  userId: number;
  key: string | null;
  requestHash: Buffer;
}

export const createCheckoutAttempt = (userId: number, key: string | null, request: unknown): CheckoutAttempt => ({
  userId,
  key,
  requestHash: createHash("sha256").update(JSON.stringify(request)).digest(),
});

/**
 * Places one order per checkout: whoever repeats a call, also while the first is still under way, gets the order of the
 * first, because the database takes a key once. A customer has one checkout at a time: goods held for an earlier one that
 * was not paid are let go, and if they are missing for this one it is tried again.
 */
export async function placeOrderOnce(
  context: OrderContext,
  attempt: CheckoutAttempt,
  place: () => Promise<NewlyPlaced>,
): Promise<OrderRow> {
  const placing = place().catch((error: unknown) => replayOrRetry(context, attempt, place, error));
  const { order, hasUnpaid } = await placing;
  if (hasUnpaid)
    await releaseUnpaidOrders(context, (await findCheckoutOrders(context.database.db, attempt)).unpaid, order);
  return order;
}

async function replayOrRetry(
  context: OrderContext,
  attempt: CheckoutAttempt,
  place: () => Promise<NewlyPlaced>,
  error: unknown,
): Promise<Pick<NewlyPlaced, "order" | "hasUnpaid">> {
  const { placed, unpaid } = await findCheckoutOrders(context.database.db, attempt);
  if (placed) return { order: replayOrder(placed, attempt), hasUnpaid: false };
  if (unpaid.length === 0 || !isOutOfStock(error)) throw error;
  await releaseUnpaidOrders(context, unpaid);
  return place();
}

const isOutOfStock = (error: unknown) => error instanceof ApiError && error.code === "out_of_stock";

function replayOrder(order: OrderRow, { requestHash }: CheckoutAttempt): OrderRow {
  if (order.requestHash.equals(requestHash)) return order;
  const message = "This checkout was sent before with something else in it. Please begin a new one.";
  throw new ApiError("invalid", message, { errors: { "idempotency-key": [message] } });
}

/** If the provider cannot be reached now, the reconciler lets go of the goods later. */
async function releaseUnpaidOrders(context: OrderContext, unpaid: OrderRow[], except?: OrderRow): Promise<void> {
  for (const order of unpaid.filter(({ id }) => id !== except?.id))
    await releaseUnpaidOrder(context, order, "abandon").catch((error: unknown) =>
      context.log.warn({ err: error, order: order.transactionId }, "an unpaid order could not be let go yet"),
    );
}
