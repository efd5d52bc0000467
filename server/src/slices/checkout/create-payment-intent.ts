import type { BodyOf, checkoutEndpoints, ReplyOf } from "@pawhaven/contract";
import { ApiError } from "../../platform/http/api-error.ts";
import { formatCents } from "../../platform/money.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { ensurePaymentIntent } from "../orders/ensure-payment-intent.ts";
import { type OrderContext, requireProvider } from "../orders/order-context.ts";
import { placeOrder } from "../orders/place-order.ts";
import { faultPoint } from "./fault-points.ts";
import { createCheckoutAttempt, placeOrderOnce } from "./place-order-once.ts";
import { rethrowIfProviderDown } from "./rethrow-if-provider-down.ts";

/** The minimum charge of card providers. */
const minCardCents = 50;

/**
 * Reserves the items in a transaction and calls the provider after the commit: a transaction never waits for an outside
 * service. If the provider is unavailable, the items stay reserved and a repeated call continues from there.
 */
export async function createPaymentIntent(
  context: OrderContext,
  { userId }: Caller,
  body: BodyOf<typeof checkoutEndpoints.createPaymentIntent>,
  key: string | null,
): Promise<ReplyOf<typeof checkoutEndpoints.createPaymentIntent>> {
  requireProvider(context);
  const { items, customer, amount: expectedCents } = body;
  if (expectedCents < minCardCents)
    throw new ApiError(
      "conflict",
      `The minimum for card payments is ${formatCents(minCardCents)}. Please choose cash on delivery.`,
    );
  const attempt = createCheckoutAttempt(userId, key, { card: { items, customer, expectedCents } });
  const order = await placeOrderOnce(context, attempt, () => {
    const draft = { userId, checkoutKey: key, requestHash: attempt.requestHash, items, customer, expectedCents };
    return context.database.transaction((tx) => placeOrder(tx, context, { ...draft, paymentMethod: "card" }));
  });
  faultPoint("card order committed");
  const intent = await rethrowIfProviderDown(
    "Failed to initialize payment. Please try again.",
    ensurePaymentIntent(context, order),
  );
  return {
    clientSecret: intent.clientSecret,
    payment_intent_id: intent.id,
    transaction_id: order.transactionId,
    expires_at: (order.heldUntil as Date).toISOString(),
  };
}
