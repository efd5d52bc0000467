import type { Tx } from "../../platform/db/database.ts";
import { faultPoint } from "../../platform/fault-points.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Intent } from "../../platform/payments/payment-provider.ts";
import { removeBought } from "../cart/remove-bought.ts";
import { claimStock, reclaimStock, releaseStock } from "./hold-stock.ts";
import { queuePaidMail } from "./mails.ts";
import { moveOrder } from "./move-order.ts";
import { statusAfter } from "./order-status.ts";
import { type OrderTools, providerOf } from "./order-tools.ts";
import { payBack } from "./pay-back.ts";
import {
  checkAgainIn,
  linesOf,
  lockOrder,
  orderIdByIntent,
  type OrderRow,
  type PaymentRow,
  paymentOf,
  updatePayment,
} from "./store.ts";

/**
 * Brings an order in line with what its provider says of the payment. The customer's browser, the provider's reports and
 * the reconciler all come here, in any order and any number: the first to see a success settles it, the others find it done.
 */
export async function settleOrder(tools: OrderTools, intentId: string): Promise<Intent | undefined> {
  const intent = await providerOf(tools).fetchIntent(intentId);
  faultPoint("intent fetched");
  if (intent) await settleWith(tools, intent);
  return intent;
}

/** `intent` comes from the provider itself. Says whether it was a success that counts for its order. */
export async function settleWith(tools: OrderTools, intent: Intent): Promise<boolean> {
  const orderId = await orderIdByIntent(tools.database.db, intent.id);
  if (orderId === undefined) return false;
  if (intent.status === "canceled") await letGo(tools, orderId);
  if (intent.status !== "succeeded") return false;
  const counts = await takeMoney(tools, orderId, intent).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === "out_of_stock") return oweMoney(tools, orderId);
    throw error;
  });
  faultPoint("payment committed");
  await payBack(tools, orderId);
  return counts;
}

interface Settling {
  order: OrderRow;
  payment: PaymentRow;
}

/** Runs the work on an order whose payment is still open, while nobody else can change it. */
const whileOpen = (
  { database }: OrderTools,
  orderId: number,
  work: (tx: Tx, found: Settling) => Promise<boolean>,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await paymentOf(tx, orderId);
    if (!order || !payment) return false;
    return payment.state === "open" ? work(tx, { order, payment }) : payment.state !== "canceled";
  });

const takeMoney = (tools: OrderTools, orderId: number, intent: Intent): Promise<boolean> =>
  whileOpen(tools, orderId, async (tx, { order, payment }) => {
    if (!isFor(order, intent)) {
      tools.log.error({ order: order.transactionId, intent: intent.id }, "a payment is not the one that was asked for");
      return false;
    }
    if (!statusAfter(order.status, "pay")) return owe(tx, { order, payment }, "cancelled");
    await fulfil(tx, tools, { order, payment });
    faultPoint("payment claimed");
    return true;
  });

const isFor = (order: OrderRow, { reference, amountCents, currency }: Intent): boolean =>
  reference === order.transactionId && amountCents === order.amountCents && currency === "usd";

async function fulfil(tx: Tx, { site }: OrderTools, { order, payment }: Settling): Promise<void> {
  const lines = await linesOf(tx, [order.id]);
  if (order.status === "expired") await reclaimStock(tx, order.id, lines);
  else await claimStock(tx, order.id);
  await updatePayment(tx, payment, { state: "paid" });
  await moveOrder(tx, order, "pay", "paid");
  if (order.userId !== null) await removeBought(tx, order.userId, lines);
  await queuePaidMail(tx, site, { order, lines });
}

/** The goods were sold to others in the meantime. */
const oweMoney = (tools: OrderTools, orderId: number): Promise<boolean> =>
  whileOpen(tools, orderId, (tx, found) => owe(tx, found, "sold_out"));

async function owe(tx: Tx, { order, payment }: Settling, refundReason: "cancelled" | "sold_out"): Promise<boolean> {
  await updatePayment(tx, payment, { state: "refund_due", refundReason });
  await moveOrder(tx, order, "refund");
  await checkAgainIn(tx, order.id, 0);
  return true;
}

/** The provider has called the payment off, so nobody can pay it any more. */
const letGo = (tools: OrderTools, orderId: number): Promise<boolean> =>
  whileOpen(tools, orderId, async (tx, { order, payment }) => {
    await updatePayment(tx, payment, { state: "canceled" });
    if (await moveOrder(tx, order, "abandon", "payment_failed")) await releaseStock(tx, order.id);
    await checkAgainIn(tx, order.id, null);
    return false;
  });
