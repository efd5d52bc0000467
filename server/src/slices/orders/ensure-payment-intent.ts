import { ApiError } from "../../platform/http/api-error.ts";
import type { Intent } from "../../platform/payments/payment-provider.ts";
import { faultPoint } from "./fault-points.ts";
import { neverPaidStatuses } from "./order-status.ts";
import { type OrderContext, requireProvider } from "./order-context.ts";
import { type OrderRow } from "./store.ts";
import { insertPayment, paymentOf } from "./payment-store.ts";

/**
 * Creates the payment intent of an order, or finds the existing one. The provider creates one intent per order, however
 * often it is called, so an interrupted attempt is completed by the next.
 */
export async function ensurePaymentIntent(
  context: OrderContext,
  order: OrderRow,
  customerId?: string,
): Promise<Intent> {
  if (neverPaidStatuses.includes(order.status)) throw paymentExpired();
  const payment = await paymentOf(context.database.db, order.id);
  if (!payment) return createIntentForOrder(context, order, customerId);
  const intent = await requireProvider(context).fetchIntent(payment.intentId);
  if (!intent) throw new Error(`The provider does not know its intent ${payment.intentId}.`);
  return intent;
}

async function createIntentForOrder(
  context: OrderContext,
  order: OrderRow,
  customerId: string | undefined,
): Promise<Intent> {
  const provider = requireProvider(context);
  const { transactionId: reference, email } = order;
  const amountCents = order.amountCents - order.giftCents;
  const intent = await provider.createIntent({ reference, amountCents, currency: "usd", email, customerId });
  faultPoint("intent created");
  if (!(await insertPayment(context.database.db, order.id, intent.id))) {
    await provider.cancelIntent(intent.id);
    throw paymentExpired();
  }
  faultPoint("intent recorded");
  return intent;
}

const paymentExpired = () => new ApiError("conflict", "This payment has expired. Please start again.");
