import { createHash } from "node:crypto";
import { CapError } from "../../platform/caps.ts";
import type { Db } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { GiftCardSpentError } from "../giftcards/errors.ts";
import { findCheckoutOrders, type OrderRow } from "../orders/find-order.ts";
import { findGuestCheckoutOrders } from "../orders/guests/find-guest-order.ts";
import { releaseUnpaidOrder } from "../orders/release-unpaid-order.ts";
import { PromotionUsedUpError } from "../promotions/errors.ts";
import type { OrderContext } from "../orders/order-context.ts";
import type { PlaceOrderResult } from "../orders/place-order.ts";

export interface CheckoutAttempt {
  /** The order of this checkout, if it has been placed, and other unpaid ones of the same customer. */
  findOrders: (db: Db) => ReturnType<typeof findCheckoutOrders>;
  requestHash: Buffer;
}

export const createCheckoutAttempt = (userId: number, key: string | null, request: unknown): CheckoutAttempt => ({
  findOrders: (db) => findCheckoutOrders(db, { userId, key }),
  requestHash: hashRequest(request),
});

export const createGuestAttempt = (
  checkout: { key: string | null; replaces: string | undefined },
  request: unknown,
): CheckoutAttempt => ({
  findOrders: (db) => findGuestCheckoutOrders(db, checkout),
  requestHash: hashRequest(request),
});

const hashRequest = (request: unknown): Buffer => createHash("sha256").update(JSON.stringify(request)).digest();

/**
 * Places one order per idempotency key: a repeated call, even a concurrent one, gets the order of the first, because the
 * key is unique in the database. A customer has one checkout at a time: items reserved for an earlier unpaid one are
 * released, and if this one lacked them, it is tried again.
 */
export async function placeOrderOnce(
  context: OrderContext,
  attempt: CheckoutAttempt,
  place: () => Promise<PlaceOrderResult>,
): Promise<OrderRow> {
  const placing = place().catch((error: unknown) => replayOrRetry(context, attempt, place, error));
  const { order, hasUnpaid } = await placing;
  if (hasUnpaid) await releaseUnpaidOrders(context, (await attempt.findOrders(context.database.db)).unpaid, order);
  return order;
}

async function replayOrRetry(
  context: OrderContext,
  attempt: CheckoutAttempt,
  place: () => Promise<PlaceOrderResult>,
  error: unknown,
): Promise<Pick<PlaceOrderResult, "order" | "hasUnpaid">> {
  const { placed, unpaid } = await attempt.findOrders(context.database.db);
  if (placed) return { order: replayOrder(placed, attempt), hasUnpaid: false };
  if (unpaid.length === 0 || !lacksUnits(error)) throw error;
  await releaseUnpaidOrders(context, unpaid);
  return place();
}

/** The units, or the use of a promotion, may be in the customer's own unpaid order, and count as theirs. */
const lacksUnits = (error: unknown) =>
  error instanceof CapError ||
  error instanceof PromotionUsedUpError ||
  error instanceof GiftCardSpentError ||
  (error instanceof ApiError && error.code === "out_of_stock");

function replayOrder(order: OrderRow, { requestHash }: CheckoutAttempt): OrderRow {
  // mutant(cash.test.ts): a repeated checkout has the same content
  if (!order.requestHash.equals(requestHash)) throw differentRequest();
  return order;
}

function differentRequest(): ApiError {
  const message = "This checkout was already submitted with different details. Please start a new one.";
  return new ApiError("invalid", message, { errors: { "idempotency-key": [message] } });
}

/** If the provider is unavailable, the reconciler releases the items later. */
async function releaseUnpaidOrders(context: OrderContext, unpaid: OrderRow[], except?: OrderRow): Promise<void> {
  for (const order of unpaid.filter(({ id }) => id !== except?.id))
    await releaseUnpaidOrder(context, order, "abandon").catch((error: unknown) =>
      context.log.warn(
        { err: error, order: order.transactionId },
        "could not release an unpaid order, will be retried",
      ),
    );
}
