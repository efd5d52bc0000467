import type { BodyOf, guestCheckoutEndpoints, ReplyOf } from "@pawhaven/contract";
import type { Visitor } from "../../../platform/auth/sessions.ts";
import { ensurePaymentIntent } from "../../orders/ensure-payment-intent.ts";
import { guestFrom } from "../../orders/guests/guest.ts";
import { issueGuestLink } from "../../orders/guests/issue-guest-link.ts";
import { type OrderContext, requireProvider } from "../../orders/order-context.ts";
import { placeOrder } from "../../orders/place-order.ts";
import { faultPoint } from "../fault-points.ts";
import { createGuestAttempt, placeOrderOnce } from "../place-order-once.ts";
import { rethrowIfProviderDown } from "../rethrow-if-provider-down.ts";

/** Like a customer's, without saved cards. */
export async function createGuestPaymentIntent(
  context: OrderContext,
  { address }: Visitor,
  { replaces, ...body }: BodyOf<typeof guestCheckoutEndpoints.createGuestPaymentIntent>,
  key: string | null,
): Promise<ReplyOf<typeof guestCheckoutEndpoints.createGuestPaymentIntent>> {
  requireProvider(context);
  const { items, customer, amount: expectedCents } = body;
  const attempt = createGuestAttempt({ key, replaces }, { card: body });
  const { requestHash } = attempt;
  const guest = guestFrom(customer.email, address, key);
  const draft = { userId: null, guest, checkoutKey: null, requestHash, items, customer, expectedCents };
  const order = await placeOrderOnce(context, attempt, async () => ({
    ...(await context.database.transaction((tx) => placeOrder(tx, context, { ...draft, paymentMethod: "card" }))),
    hasUnpaid: replaces !== undefined,
  }));
  faultPoint("card order committed");
  const starting = ensurePaymentIntent(context, order);
  const intent = await rethrowIfProviderDown("Failed to initialize payment. Please try again.", starting);
  return {
    clientSecret: intent.clientSecret,
    payment_intent_id: intent.id,
    transaction_id: order.transactionId,
    token: await issueGuestLink(context.database.db, order.id),
    expires_at: (order.heldUntil as Date).toISOString(),
  };
}
