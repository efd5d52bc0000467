import type { BodyOf, checkout, ReplyOf } from "@pawhaven/contract";
import { faultPoint } from "../../platform/fault-points.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { formatCents } from "../../platform/money.ts";
import type { Caller } from "../../platform/sessions.ts";
import { openPayment } from "../orders/open-payment.ts";
import { type OrderTools, providerOf } from "../orders/order-tools.ts";
import { placeOrder } from "../orders/place-order.ts";
import { checkoutOf, oncePerCheckout } from "./once-per-checkout.ts";
import { whenAway } from "./when-away.ts";

/** Card providers take no less. */
const leastCents = 50;

/**
 * Holds the goods in one transaction, and only then asks the provider: a transaction never waits for an outside service.
 * If the provider is away the goods stay held for a while, and the same call again goes on from there.
 */
export async function createPaymentIntent(
  tools: OrderTools,
  { userId }: Caller,
  body: BodyOf<typeof checkout.createPaymentIntent>,
  key: string | null,
): Promise<ReplyOf<typeof checkout.createPaymentIntent>> {
  providerOf(tools);
  const { items, customer, amount: expectedCents } = body;
  if (expectedCents < leastCents)
    throw new Refusal("conflict", `Card payments begin at ${formatCents(leastCents)}. Please choose cash on delivery.`);
  const attempt = checkoutOf(userId, key, { card: { items, customer, expectedCents } });
  const order = await oncePerCheckout(tools, attempt, () => {
    const draft = { userId, checkoutKey: key, requestHash: attempt.requestHash, items, customer, expectedCents };
    return tools.database.transaction((tx) => placeOrder(tx, { ...draft, paymentMethod: "card" }));
  });
  faultPoint("card order committed");
  const intent = await whenAway("Failed to initialize payment. Please try again.", openPayment(tools, order));
  return {
    clientSecret: intent.clientSecret,
    payment_intent_id: intent.id,
    transaction_id: order.transactionId,
    expires_at: (order.heldUntil as Date).toISOString(),
  };
}
