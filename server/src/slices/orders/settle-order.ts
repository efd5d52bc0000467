import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Intent } from "../../platform/payments/payment-provider.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import { removePurchasedItems } from "../cart/remove-purchased-items.ts";
import { faultPoint } from "./fault-points.ts";
import { commitStock, reserveAndCommitStock, releaseStock } from "./reserve-stock.ts";
import { issueInvoice } from "./invoices/issue-invoice.ts";
import { queueOrderPaidMail } from "./mails.ts";
import { transitionOrder } from "./transition-order.ts";
import { nextStatus } from "./order-status.ts";
import { type OrderContext, requireProvider } from "./order-context.ts";
import { compareRefunds } from "./refunds/notice-provider-refunds.ts";
import { dueRefundIds } from "./refunds/store.ts";
import { issueRefund } from "./refunds/issue-refund.ts";
import { recordRefundOfRest } from "./refunds/record-refund.ts";
import { scheduleNextCheck, findOrder, orderLinesOf, lockOrder, type OrderRow } from "./store.ts";
import { orderIdByIntent, type PaymentRow, paymentOf, updatePayment } from "./payment-store.ts";

/**
 * Updates an order to the state of its payment at the provider. The customer's browser, the provider's webhooks and the
 * reconciler all call this, in any order and any number of times: the first to see a success settles the order, and the
 * others have no effect.
 */
export async function settleOrder(context: OrderContext, intentId: string): Promise<Intent | undefined> {
  const intent = await requireProvider(context).fetchIntent(intentId);
  faultPoint("intent fetched");
  if (intent) await applyIntent(context, intent);
  return intent;
}

/** `intent` must have been fetched from the provider. Returns whether its payment was accepted for the order. */
export async function applyIntent(context: OrderContext, intent: Intent): Promise<boolean> {
  const orderId = await orderIdByIntent(context.database.db, intent.id);
  if (orderId === undefined) return false;
  if (intent.status === "canceled") await handleCanceledIntent(context, orderId);
  // mutant(../checkout/card.test.ts): a payment counts only when the provider says so
  if (intent.status !== "succeeded") return false;
  const isAccepted = await acceptPayment(context, orderId, intent)
    .catch(mapConstraintErrors(advantagesGone))
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.code === "out_of_stock") return recordSoldOutRefund(context, orderId);
      throw error;
    });
  faultPoint("payment committed");
  await settleRefunds(context, orderId, intent);
  return isAccepted;
}

const discountGone = () => new ApiError("out_of_stock", "The discount of this order was used up in the meantime.");

/** A late payment takes uses of promotions and the gift card again when it commits, if something is left. */
const advantagesGone = {
  promotions_uses_left: discountGone,
  promotion_uses_per_customer: discountGone,
  gift_cards_never_overdrawn: () => new ApiError("out_of_stock", "The gift card was spent in the meantime."),
};

/** Money that must go back at once, and refunds that the provider has and we may not know. */
async function settleRefunds(context: OrderContext, orderId: number, intent: Intent): Promise<void> {
  const { db } = context.database;
  const order = await findOrder(db, orderId);
  if (intent.refundedCents > 0 || (order && order.refundedCents > 0)) await compareRefunds(context, intent.id);
  for (const id of await dueRefundIds(db, orderId)) await issueRefund(context, id);
}

interface OrderWithPayment {
  order: OrderRow;
  payment: PaymentRow;
}

/** Locks the order and runs the work if its payment is still open. */
const withOpenPayment = (
  { database }: OrderContext,
  orderId: number,
  work: (tx: Tx, found: OrderWithPayment) => Promise<boolean>,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await paymentOf(tx, orderId);
    if (!order || !payment) return false;
    // mutant(../checkout/settlement-idempotency.test.ts): a payment is settled once
    if (payment.state !== "open") return payment.state !== "canceled";
    return work(tx, { order, payment });
  });

const acceptPayment = (context: OrderContext, orderId: number, intent: Intent): Promise<boolean> =>
  withOpenPayment(context, orderId, async (tx, { order, payment }) => {
    if (!intentMatchesOrder(order, intent)) {
      context.log.error({ order: order.transactionId, intent: intent.id }, "payment does not match its order");
      return false;
    }
    if (!nextStatus(order.status, "pay")) return refundLatePayment(tx, context, { order, payment }, "cancelled");
    await completePayment(tx, context, { order, payment });
    faultPoint("payment claimed");
    return true;
  });

const intentMatchesOrder = (order: OrderRow, { reference, amountCents, currency }: Intent): boolean =>
  // mutant(../checkout/card.test.ts): a payment counts for its own order
  reference === order.transactionId &&
  // mutant(../checkout/card.test.ts): a payment counts for the amount of the order
  amountCents === order.amountCents - order.giftCents &&
  // mutant(../checkout/card.test.ts): a payment counts in the currency of the order
  currency === "usd";

async function completePayment(
  tx: Tx,
  { shopIdentity }: OrderContext,
  { order, payment }: OrderWithPayment,
): Promise<void> {
  const lines = await orderLinesOf(tx, [order.id]);
  if (order.status === "expired") await reserveAndCommitStock(tx, order.id, lines);
  else await commitStock(tx, order.id);
  await updatePayment(tx, payment, { state: "paid" });
  await transitionOrder(tx, order, "pay", "paid");
  if (order.userId !== null) await removePurchasedItems(tx, order.userId, lines);
  const invoiceId = await issueInvoice(tx, shopIdentity, { order, lines });
  await queueOrderPaidMail(tx, shopIdentity, { order, lines }, invoiceId);
}

const recordSoldOutRefund = (context: OrderContext, orderId: number): Promise<boolean> =>
  withOpenPayment(context, orderId, (tx, found) => refundLatePayment(tx, context, found, "sold_out"));

async function refundLatePayment(
  tx: Tx,
  context: OrderContext,
  { order, payment }: OrderWithPayment,
  reason: "cancelled" | "sold_out",
): Promise<boolean> {
  await updatePayment(tx, payment, { state: "paid" });
  await transitionOrder(tx, order, "refund");
  await recordRefundOfRest(tx, context, order, { reason });
  return true;
}

const handleCanceledIntent = (context: OrderContext, orderId: number): Promise<boolean> =>
  withOpenPayment(context, orderId, async (tx, { order, payment }) => {
    await updatePayment(tx, payment, { state: "canceled" });
    if (await transitionOrder(tx, order, "abandon", "payment_failed")) await releaseStock(tx, order.id);
    await scheduleNextCheck(tx, order.id, null);
    return false;
  });
