import { faultPoint } from "../../platform/fault-points.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Intent } from "../../platform/payments/payment-provider.ts";
import { neverPlaced } from "./order-status.ts";
import { type OrderTools, providerOf } from "./order-tools.ts";
import { insertPayment, type OrderRow, paymentOf } from "./store.ts";

/**
 * Begins the payment of an order, or finds the one that was begun. The provider makes one intent per order however often
 * it is asked, so whatever was cut off in between is made good by asking again.
 */
export async function openPayment(tools: OrderTools, order: OrderRow): Promise<Intent> {
  if (neverPlaced.includes(order.status)) throw ranOut();
  const payment = await paymentOf(tools.database.db, order.id);
  if (!payment) return beginPayment(tools, order);
  const intent = await providerOf(tools).fetchIntent(payment.intentId);
  if (!intent) throw new Error(`the provider does not know its own intent ${payment.intentId}`);
  return intent;
}

async function beginPayment(tools: OrderTools, order: OrderRow): Promise<Intent> {
  const provider = providerOf(tools);
  const { transactionId: reference, amountCents, email } = order;
  const intent = await provider.createIntent({ reference, amountCents, currency: "usd", email });
  faultPoint("intent created");
  if (!(await insertPayment(tools.database.db, order.id, intent.id))) {
    await provider.cancelIntent(intent.id);
    throw ranOut();
  }
  faultPoint("intent recorded");
  return intent;
}

const ranOut = () => new Refusal("conflict", "The time for this payment has run out. Please begin again.");
