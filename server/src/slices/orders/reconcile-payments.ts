import { ProviderUnavailableError } from "../../platform/payments/payment-provider.ts";
import { releaseUnpaidOrder } from "./release-unpaid-order.ts";
import type { OrderContext } from "./order-context.ts";
import { issueRefund } from "./issue-refund.ts";
import { settleOrder } from "./settle-order.ts";
import { scheduleNextCheck, type OrderRow, paymentOf, claimDueOrder } from "./store.ts";

/** A single failure may concern one order; after this many the provider is considered unavailable. */
const maxProviderFailures = 5;

/**
 * Processes all orders that are due: payments without a webhook, expired reservations and outstanding refunds. If the
 * provider is unavailable, they wait for the next run.
 */
export async function reconcilePayments(context: OrderContext): Promise<void> {
  if (!context.provider) return;
  const { db } = context.database;
  let failures = 0;
  for (let order = await claimDueOrder(db); order; order = await claimDueOrder(db)) {
    try {
      await reconcileOrder(context, order);
    } catch (error) {
      context.log.error({ err: error, order: order.transactionId }, "could not reconcile an order");
      if (error instanceof ProviderUnavailableError && ++failures === maxProviderFailures) return;
    }
  }
}

async function reconcileOrder(context: OrderContext, order: OrderRow): Promise<void> {
  const payment = await paymentOf(context.database.db, order.id);
  if (payment?.state === "refund_due") return issueRefund(context, order.id);
  if (
    order.status === "awaiting_payment" &&
    // mutant(../checkout/release-unpaid-order.test.ts): units stay reserved until the reservation expires
    isReservationExpired(order)
  )
    return releaseUnpaidOrder(context, order, "expire");
  if (payment?.state === "open") await settleOrder(context, payment.intentId);
  else if (order.status !== "awaiting_payment") await scheduleNextCheck(context.database.db, order.id, null);
}

const isReservationExpired = ({ heldUntil }: OrderRow) => heldUntil !== null && heldUntil.getTime() <= Date.now();
