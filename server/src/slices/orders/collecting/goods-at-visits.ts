import type { GoodsAnswer } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { creditCancellation } from "../invoices/credit-cancellation.ts";
import { queueOrderCancelledMail } from "../mails.ts";
import type { OrderContext } from "../order-context.ts";
import { paymentOf } from "../payment-store.ts";
import { recordRefundOfRest } from "../refunds/record-refund.ts";
import { releaseStock } from "../reserve-stock.ts";
import { loadOrderWithLines, type OrderRow } from "../store.ts";
import { transitionOrder } from "../transition-order.ts";
import { goodsWaiting, visitNotPossible } from "./errors.ts";
import { queueCollectionChangedMail } from "./mails.ts";
import { areWaiting, lockVisitAhead, lockWaitingOrders, setCollectAt } from "./store.ts";

type Context = Pick<OrderContext, "shopIdentity">;

/** As the clinic calls it. */
export const goodsAtVisits = (context: Context) => ({
  settle: (tx: Tx, visit: { id: number }, answer: GoodsAnswer, caller: StaffCaller | null): Promise<void> =>
    settleGoods(tx, context, visit, answer, caller),
  areWaiting,
});

/**
 * The visit, which the caller has locked, is about to be cancelled: does what was decided with the goods that wait at it.
 * Refunds of card payments are recorded here and sent by the job that looks after payments.
 */
async function settleGoods(
  tx: Tx,
  context: Context,
  { id }: { id: number },
  { goods, keep_for: keepFor }: GoodsAnswer,
  caller: StaffCaller | null,
): Promise<void> {
  const waiting = await lockWaitingOrders(tx, id);
  if (waiting.length === 0) return;
  if (goods === undefined || (goods === "keep" && (keepFor === undefined || keepFor === id)))
    throw goodsWaiting(waiting.length);
  for (const order of waiting) {
    if (caller) await recordDecision(tx, caller, order, goods);
    if (goods === "cancel") await cancelGoods(tx, context, order, caller);
    else await sendOrKeep(tx, context, order, goods === "keep" ? (keepFor as number) : null);
  }
}

const recordDecision = (tx: Tx, caller: StaffCaller, order: OrderRow, goods: string): Promise<void> =>
  recordAudit(tx, caller, {
    action: "goods of a cancelled visit",
    object: { kind: "order", id: order.transactionId },
    before: { visit: order.collectAtBookingId },
    after: { goods },
    personId: order.userId,
  });

async function sendOrKeep(tx: Tx, context: Context, order: OrderRow, bookingId: number | null): Promise<void> {
  if (bookingId !== null && (order.userId === null || !(await lockVisitAhead(tx, order.userId, bookingId))))
    throw visitNotPossible();
  const changed = await setCollectAt(tx, order.id, bookingId);
  await queueCollectionChangedMail(tx, context.shopIdentity, await loadOrderWithLines(tx, changed));
}

async function cancelGoods(tx: Tx, context: Context, order: OrderRow, caller: StaffCaller | null): Promise<void> {
  // mutant(collecting.test.ts): cancelling a visit is no way around the limit of refunds
  if (caller && order.paymentMethod === "card")
    throw new ApiError("conflict", `${order.transactionId} is paid by card. Please cancel it on its own page first.`);
  const cancelled = await transitionOrder(tx, order, "cancel", "cancelled");
  if (!cancelled) throw new ApiError("conflict", `A part of ${order.transactionId} was handed over already.`);
  await releaseStock(tx, order.id);
  if (await paymentOf(tx, order.id)) await recordRefundOfRest(tx, context, cancelled, { reason: "cancelled" });
  const noteId = await creditCancellation(tx, context.shopIdentity, cancelled);
  await queueOrderCancelledMail(tx, context.shopIdentity, await loadOrderWithLines(tx, cancelled), noteId);
}
