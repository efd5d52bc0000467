import { ProviderUnavailableError } from "../../platform/payments/payment-provider.ts";
import { releaseUnpaidOrder } from "./release-unpaid-order.ts";
import type { OrderContext } from "./order-context.ts";
import { issueRefund } from "./refunds/issue-refund.ts";
import { claimDueRefund } from "./refunds/store.ts";
import { settleOrder } from "./settle-order.ts";
import { scheduleNextCheck, type OrderRow, claimDueOrder } from "./store.ts";
import { paymentOf } from "./payment-store.ts";

/** A single failure may concern one order; after this many the provider is considered unavailable. */
const maxProviderFailures = 5;

/**
 * Processes all orders that are due: payments without a webhook, expired reservations and outstanding refunds. If the
 * provider is unavailable, they wait for the next run.
 */
export async function reconcilePayments(context: OrderContext): Promise<void> {
  if (!context.provider) return;
  await workOff(context, () => claimDueOrder(context.database.db), reconcileOrder);
  await workOff(context, () => claimDueRefund(context.database.db), issueRefund);
}

async function workOff<Due>(
  context: OrderContext,
  claim: () => Promise<Due | undefined>,
  reconcile: (context: OrderContext, due: Due) => Promise<void>,
): Promise<void> {
  let failures = 0;
  for (let due = await claim(); due !== undefined; due = await claim()) {
    try {
      await reconcile(context, due);
    } catch (error) {
      context.log.error({ err: error, due }, "could not reconcile a payment or a refund");
      if (error instanceof ProviderUnavailableError && ++failures === maxProviderFailures) return;
    }
  }
}

async function reconcileOrder(context: OrderContext, order: OrderRow): Promise<void> {
  const payment = await paymentOf(context.database.db, order.id);
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
