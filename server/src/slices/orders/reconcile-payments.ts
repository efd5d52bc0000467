import { ProviderUnavailable } from "../../platform/payments/payment-provider.ts";
import { giveUpOrder } from "./give-up-order.ts";
import type { OrderTools } from "./order-tools.ts";
import { payBack } from "./pay-back.ts";
import { settleOrder } from "./settle-order.ts";
import { checkAgainIn, type OrderRow, paymentOf, takeDueOrder } from "./store.ts";

/** One order may be beyond help; after so many the provider must be away. */
const patience = 5;

/**
 * Looks after every order that is due: payments nobody reported, holds that ran out, money to be paid back. When the
 * provider is away everything waits for the next round.
 */
export async function reconcilePayments(tools: OrderTools): Promise<void> {
  if (!tools.provider) return;
  const { db } = tools.database;
  let failures = 0;
  for (let order = await takeDueOrder(db); order; order = await takeDueOrder(db)) {
    try {
      await lookAfter(tools, order);
    } catch (error) {
      tools.log.error({ err: error, order: order.transactionId }, "an order could not be reconciled");
      if (error instanceof ProviderUnavailable && ++failures === patience) return;
    }
  }
}

async function lookAfter(tools: OrderTools, order: OrderRow): Promise<void> {
  const payment = await paymentOf(tools.database.db, order.id);
  if (payment?.state === "refund_due") return payBack(tools, order.id);
  if (order.status === "awaiting_payment" && hasRunOut(order)) return giveUpOrder(tools, order, "expire");
  if (payment?.state === "open") await settleOrder(tools, payment.intentId);
  else if (order.status !== "awaiting_payment") await checkAgainIn(tools.database.db, order.id, null);
}

const hasRunOut = ({ heldUntil }: OrderRow) => heldUntil !== null && heldUntil.getTime() <= Date.now();
