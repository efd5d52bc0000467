import type { Intent } from "../../platform/payments/payment-provider.ts";
import { faultPoint } from "./fault-points.ts";
import { releaseStock } from "./reserve-stock.ts";
import { transitionOrder } from "./transition-order.ts";
import { type OrderContext, requireProvider } from "./order-context.ts";
import { applyIntent } from "./settle-order.ts";
import { scheduleNextCheck, lockOrder, type OrderRow } from "./store.ts";
import { paymentOf, updatePayment } from "./payment-store.ts";

const latePaymentCheckMinutes = 10;

/**
 * Releases the stock of an unpaid order. The intent is cancelled at the provider first, so that nobody can pay for items
 * that are no longer reserved. If the payment has succeeded in the meantime, the order is settled instead.
 */
export async function releaseUnpaidOrder(
  context: OrderContext,
  order: OrderRow,
  action: "expire" | "abandon",
): Promise<void> {
  const { database } = context;
  const payment = await paymentOf(database.db, order.id);
  const intent = payment && (await cancelIntentIfKnown(context, payment.intentId));
  faultPoint("intent canceled");
  // mutant(../checkout/release-unpaid-order.test.ts): a payment that succeeded in the meantime keeps the order
  if (intent?.status === "succeeded" && (await applyIntent(context, intent))) return;
  await database.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    const currentPayment = await paymentOf(tx, order.id);
    if (currentPayment?.intentId !== payment?.intentId) return; // A payment was started just now; the next run cancels it.
    const updated =
      locked && (await transitionOrder(tx, locked, action, action === "expire" ? "expired" : "cancelled"));
    if (!updated) return;
    await releaseStock(tx, order.id);
    if (!currentPayment) return;
    if (!intent || intent.status === "canceled") await updatePayment(tx, currentPayment, { state: "canceled" });
    else await scheduleNextCheck(tx, order.id, latePaymentCheckMinutes); // The payment may still succeed.
  });
}

/** Undefined if the provider does not know the intent, for example after switching providers. Nobody can pay it then. */
async function cancelIntentIfKnown(context: OrderContext, intentId: string): Promise<Intent | undefined> {
  const provider = requireProvider(context);
  return (await provider.fetchIntent(intentId)) && provider.cancelIntent(intentId);
}
