import { faultPoint } from "../../platform/fault-points.ts";
import type { Intent } from "../../platform/payments/payment-provider.ts";
import { releaseStock } from "./hold-stock.ts";
import { moveOrder } from "./move-order.ts";
import { type OrderTools, providerOf } from "./order-tools.ts";
import { settleWith } from "./settle-order.ts";
import { checkAgainIn, lockOrder, type OrderRow, paymentOf, updatePayment } from "./store.ts";

const lateCheckMinutes = 10;

/**
 * Lets go of an unpaid order's goods. The payment is called off at the provider first, so that nobody can pay for goods
 * that are not held any more; a payment that was quicker wins.
 */
export async function giveUpOrder(tools: OrderTools, order: OrderRow, step: "expire" | "abandon"): Promise<void> {
  const { database } = tools;
  const payment = await paymentOf(database.db, order.id);
  const intent = payment && (await callOff(tools, payment.intentId));
  faultPoint("intent canceled");
  if (intent?.status === "succeeded" && (await settleWith(tools, intent))) return;
  await database.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    const present = await paymentOf(tx, order.id);
    if (present?.intentId !== payment?.intentId) return; // a payment was begun just now; it is called off next time
    const moved = locked && (await moveOrder(tx, locked, step, step === "expire" ? "expired" : "cancelled"));
    if (!moved) return;
    await releaseStock(tx, order.id);
    if (!present) return;
    if (!intent || intent.status === "canceled") await updatePayment(tx, present, { state: "canceled" });
    else await checkAgainIn(tx, order.id, lateCheckMinutes); // it may still succeed
  });
}

/** Undefined if the provider does not know it, as after a change of providers: then nobody can pay it either. */
async function callOff(tools: OrderTools, intentId: string): Promise<Intent | undefined> {
  const provider = providerOf(tools);
  return (await provider.fetchIntent(intentId)) && provider.cancelIntent(intentId);
}
