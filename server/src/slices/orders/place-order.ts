import type { ShippingDetails } from "@pawhaven/contract";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { formatCents } from "../../platform/money.ts";
import { faultPoint } from "./fault-points.ts";
import { reserveStock } from "./reserve-stock.ts";
import { mergeLines, totalCents } from "./order-lines.ts";
import { insertOrder, type PlaceOrderResult } from "./store.ts";
import { newTransactionId } from "./transaction-id.ts";

export type { PlaceOrderResult as NewlyPlaced };

export interface OrderDraft {
  userId: number;
  checkoutKey: string | null;
  requestHash: Buffer;
  paymentMethod: "cash" | "card";
  items: readonly { id: number; quantity: number }[];
  customer: ShippingDetails;
  /** The total the customer saw, in cents; an order that comes to anything else is refused. */
  expectedCents: number | undefined;
}

const maxOrderCents = 100_000_000;

/** Takes the goods off the shelf and opens the order, priced here and now. A cash order has its goods at once. */
export async function placeOrder(tx: Tx, draft: OrderDraft): Promise<PlaceOrderResult> {
  const lines = await reserveStock(tx, mergeLines(draft.items));
  faultPoint("stock held");
  const amountCents = totalCents(lines);
  checkTotal(amountCents, draft);
  const { userId, checkoutKey, requestHash, paymentMethod, customer } = draft;
  const { fullName: name, ...address } = customer;
  const transactionId = newTransactionId(customer.country);
  const order = { transactionId, userId, checkoutKey, requestHash, paymentMethod, amountCents, name, ...address };
  const placed = await insertOrder(tx, order, lines);
  faultPoint("order written");
  return placed;
}

function checkTotal(amountCents: number, { expectedCents }: OrderDraft): void {
  if (amountCents > maxOrderCents)
    throw new ApiError(
      "conflict",
      `An order may come to at most ${formatCents(maxOrderCents)}. Please order less at once.`,
    );
  if (expectedCents !== undefined && expectedCents !== amountCents) {
    const message = `The total has changed to ${formatCents(amountCents)}. Please look at your order again.`;
    throw new ApiError("price_changed", message, { amount: amountCents });
  }
}
