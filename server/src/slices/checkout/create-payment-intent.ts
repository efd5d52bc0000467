import type { BodyOf, checkoutEndpoints, ReplyOf } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { openCardSession } from "../cards/open-card-session.ts";
import { ensurePaymentIntent } from "../orders/ensure-payment-intent.ts";
import { type OrderContext, requireProvider } from "../orders/order-context.ts";
import type { OrderRow } from "../orders/find-order.ts";
import { placeOrder } from "../orders/place-order.ts";
import { toGiftCard } from "./to-gift-card.ts";
import { assertCartAcknowledged } from "./assert-cart-acknowledged.ts";
import { faultPoint } from "./fault-points.ts";
import { createCheckoutAttempt, placeOrderOnce } from "./place-order-once.ts";
import { rethrowIfProviderDown } from "./rethrow-if-provider-down.ts";

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
  const { items, customer, amount: expectedCents, acknowledged, gifts, code } = body;
  const collectAtBookingId = body.collect_at_booking_id;
  const giftCard = toGiftCard(body);
  const wanted = { items, customer, expectedCents, gifts, collectAtBookingId, code, giftCard };
  const attempt = createCheckoutAttempt(userId, key, { card: { ...wanted, acknowledged } });
  const { requestHash } = attempt;
  const order = await placeOrderOnce(context, attempt, () =>
    context.database.transaction(async (tx) => {
      const warnedOf = await assertCartAcknowledged(tx, context, userId, body);
      const draft = { userId, checkoutKey: key, requestHash, warnedOf, ...wanted };
      return placeOrder(tx, context, { ...draft, paymentMethod: "card" });
    }),
  );
  faultPoint("card order committed");
  const { intent, session } = await rethrowIfProviderDown(
    "Failed to initialize payment. Please try again.",
    startPayment(context, userId, order),
  );
  return {
    clientSecret: intent.clientSecret,
    payment_intent_id: intent.id,
    transaction_id: order.transactionId,
    customer_session: session?.secret ?? null,
    expires_at: (order.heldUntil as Date).toISOString(),
  };
}

/** The intent belongs to the customer of the session, so that a saved card can pay it. */
async function startPayment(context: OrderContext, userId: number, order: OrderRow) {
  const session = await openCardSession({ ...context, provider: requireProvider(context) }, userId);
  return { session, intent: await ensurePaymentIntent(context, order, session?.customerId) };
}
