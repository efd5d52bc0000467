import type { BodyOf, checkoutEndpoints } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { removePurchasedItems } from "../cart/remove-purchased-items.ts";
import { queueOrderPlacedMail } from "../orders/mails.ts";
import type { OrderContext } from "../orders/order-context.ts";
import { placeOrder } from "../orders/place-order.ts";
import { faultPoint } from "./fault-points.ts";
import { createCheckoutAttempt, placeOrderOnce } from "./place-order-once.ts";

/** Cash on delivery: stock, order, cart and mail change in one transaction. */
export async function createOrder(
  context: OrderContext,
  { userId }: Caller,
  body: BodyOf<typeof checkoutEndpoints.createOrder>,
  key: string | null,
): Promise<{ message: string; transaction_id: string }> {
  const attempt = createCheckoutAttempt(userId, key, { cash: body });
  const { items, customer, amount: expectedCents } = body;
  const order = await placeOrderOnce(context, attempt, () =>
    context.database.transaction(async (tx) => {
      const { requestHash } = attempt;
      const draft = { userId, checkoutKey: key, requestHash, items, customer, expectedCents };
      const placed = await placeOrder(tx, context, { ...draft, paymentMethod: "cash" });
      await removePurchasedItems(tx, userId, placed.lines);
      await queueOrderPlacedMail(tx, context.shopIdentity, placed);
      return placed;
    }),
  );
  faultPoint("cash order committed");
  return { message: "Your order has been placed.", transaction_id: order.transactionId };
}
