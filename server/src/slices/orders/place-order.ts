import { maxOrderCents, type PaymentMethod, type ShippingDetails } from "@pawhaven/contract";
import { lockUser } from "../../platform/auth/lock-user.ts";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { formatCents } from "../../platform/money.ts";
import { assertOrderCaps } from "./assert-order-caps.ts";
import { faultPoint } from "./fault-points.ts";
import { reserveStock } from "./reserve-stock.ts";
import type { OrderContext } from "./order-context.ts";
import { mergeLines, totalCents } from "./order-lines.ts";
import { insertOrder, type PlaceOrderResult } from "./store.ts";
import { newTransactionId } from "./transaction-id.ts";

export type { PlaceOrderResult };

export interface OrderDraft {
  userId: number;
  checkoutKey: string | null;
  requestHash: Buffer;
  paymentMethod: PaymentMethod;
  items: readonly { id: number; quantity: number }[];
  customer: ShippingDetails;
  /** The total that the customer saw; an order with a different total is rejected. */
  expectedCents: number | undefined;
}

/** Reserves stock and creates the order at current prices. The items of a cash order are committed at once. */
export async function placeOrder(tx: Tx, context: OrderContext, draft: OrderDraft): Promise<PlaceOrderResult> {
  // mutant(../checkout/order-caps.test.ts): concurrent orders of one customer are counted one after the other
  await lockUser(tx, draft.userId);
  const lines = await reserveStock(tx, mergeLines(draft.items));
  faultPoint("stock held");
  const amountCents = totalCents(lines);
  assertExpectedTotal(amountCents, draft);
  await assertOrderCaps(tx, context, draft, lines);
  const { userId, checkoutKey, requestHash, paymentMethod, customer } = draft;
  const { fullName: name, ...address } = customer;
  const transactionId = newTransactionId(customer.country);
  const order = { transactionId, userId, checkoutKey, requestHash, paymentMethod, amountCents, name, ...address };
  const placed = await insertOrder(tx, order, lines);
  faultPoint("order written");
  return placed;
}

function assertExpectedTotal(amountCents: number, { expectedCents }: OrderDraft): void {
  // mutant(../checkout/cash.test.ts): an order totals at most a million dollars
  if (amountCents > maxOrderCents)
    throw new ApiError(
      "conflict",
      `An order can total at most ${formatCents(maxOrderCents)}. Please split your order.`,
    );
  // mutant(../checkout/cash.test.ts): the total is the one the customer saw
  if (expectedCents !== undefined && expectedCents !== amountCents) {
    const message = `The total has changed to ${formatCents(amountCents)}. Please review your order.`;
    throw new ApiError("price_changed", message, { amount: amountCents });
  }
}
