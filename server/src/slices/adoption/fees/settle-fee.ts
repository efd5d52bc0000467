import type { Intent, PaymentProvider } from "../../../platform/payments/payment-provider.ts";
import type { ShelterContext } from "../shelter-context.ts";
import type { FeePayment } from "../payment-store.ts";
import { isPromised, lockPayment, paymentByIntent, updateFeePayment } from "./store.ts";

export type FeeContext = Pick<ShelterContext, "database" | "log"> & { provider: PaymentProvider | undefined };

/**
 * Updates a fee to the state of its payment at the provider. The customer's browser, the provider's webhooks and the
 * reconciler all call this, in any order and any number of times. Does nothing for the intents of orders.
 */
export async function settleFeeByIntent(context: FeeContext, intentId: string): Promise<void> {
  const payment = await paymentByIntent(context.database.db, intentId);
  if (payment && context.provider) await settleFee(context, context.provider, payment);
}

export async function settleFee(context: FeeContext, provider: PaymentProvider, payment: FeePayment): Promise<void> {
  if (payment.intentId === null || payment.state !== "open") return;
  const intent = await provider.fetchIntent(payment.intentId);
  if (intent) await applyIntent(context, payment.id, intent);
}

export const applyIntent = ({ database, log }: FeeContext, id: number, intent: Intent): Promise<void> =>
  database.transaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    // mutant(fees.test.ts): a fee is settled once
    if (payment?.state !== "open") return;
    if (intent.status === "canceled") return updateFeePayment(tx, id, { state: "canceled", nextCheckAt: null });
    // mutant(fees.test.ts): a fee counts as paid only when the provider says so
    if (intent.status !== "succeeded") return;
    if (!matches(payment, intent)) {
      log.error({ payment: id, intent: intent.id }, "payment does not match its fee");
      return;
    }
    const paidAt = new Date();
    // mutant(fees.test.ts): a fee that came too late goes back
    const isDue = await isPromised(tx, payment.requestId);
    await updateFeePayment(
      tx,
      id,
      isDue ? { state: "paid", paidAt, nextCheckAt: null } : { state: "refund_due", paidAt, nextCheckAt: paidAt },
    );
  });

const matches = ({ reference, amountCents }: FeePayment, intent: Intent): boolean =>
  intent.reference === reference && intent.amountCents === amountCents && intent.currency === "usd";
