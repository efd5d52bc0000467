import type { RefundReason } from "@pawhaven/contract";
import type { Tx } from "../../../platform/db/database.ts";
import { cancelUnits } from "../../stock/cancel-units.ts";
import { returnUnits } from "../../stock/return-units.ts";
import type { OrderContext } from "../order-context.ts";
import { lockOrder, type OrderRow } from "../store.ts";
import { paymentOf } from "../payment-store.ts";
import { completeRefund, updateOrderAndPayment } from "./complete-refund.ts";
import { centsLeft, moneyLeft, type RefundPlan } from "./refund-rules.ts";
import { insertRefund, insertRefundLines, type RefundRow, refundsOf } from "./store.ts";

export interface NewRefund extends RefundPlan {
  reason: RefundReason;
  note?: string;
  staffId: number | null;
  key?: string;
  requestHash?: Buffer;
}

type Context = Pick<OrderContext, "shopIdentity">;

/**
 * Writes a refund down and moves its units. A card refund is due then, and issued after the commit; cash is paid out by
 * hand, a gift card gets its part back, and both are done. The caller has locked the order.
 */
export async function recordRefund(
  tx: Tx,
  context: Context,
  { id: orderId }: Pick<OrderRow, "id">,
  { lines, ...values }: NewRefund,
): Promise<RefundRow> {
  const [refund, ...others] = await insertParts(tx, orderId, values);
  await insertRefundLines(
    tx,
    lines.map((line) => ({ ...line, refundId: refund.id, orderId })),
  );
  const { status } = await updateOrderAndPayment(tx, orderId);
  // A closed order has returned all that was not sent. Closing comes first: it locks reviews, then gears, as reviews do.
  if (status !== "refund") await cancelUnsent(tx, orderId, lines);
  await restockSent(tx, orderId, values.staffId, lines);
  for (const part of [refund, ...others]) if (part.state === "done") await completeRefund(tx, context, part);
  return { ...refund, amountCents: values.amountCents };
}

/** Money goes back the way it came, as far as it came that way; the rest goes back to the gift card. */
async function insertParts(
  tx: Tx,
  orderId: number,
  values: Omit<NewRefund, "lines">,
): Promise<[RefundRow, ...RefundRow[]]> {
  const [order, payment, earlier] = [
    await lockOrder(tx, orderId),
    await paymentOf(tx, orderId),
    await refundsOf(tx, orderId),
  ];
  if (!order) throw new Error(`There is no order ${orderId}.`);
  const money = Math.min(values.amountCents, moneyLeft(order, earlier));
  const toGiftCard = { method: "gift_card", state: "done", amountCents: values.amountCents - money } as const;
  if (money <= 0) return [await insertRefund(tx, { ...values, orderId, ...toGiftCard })];
  const way = payment ? ({ method: "card", state: "due" } as const) : ({ method: "hand", state: "done" } as const);
  const first = await insertRefund(tx, { ...values, orderId, ...way, amountCents: money });
  if (toGiftCard.amountCents === 0) return [first];
  const { reason, note, staffId } = values;
  return [first, await insertRefund(tx, { orderId, reason, staffId, ...(note && { note }), ...toGiftCard })];
}

/** Whatever has not been refunded yet, if anything. The units are the caller's business. */
export async function recordRefundOfRest(
  tx: Tx,
  context: Context,
  order: OrderRow,
  { reason, staffId = null }: { reason: RefundReason; staffId?: number | null },
): Promise<void> {
  const amountCents = centsLeft(order);
  if (amountCents > 0) await recordRefund(tx, context, order, { amountCents, lines: [], reason, staffId });
}

async function cancelUnsent(tx: Tx, orderId: number, lines: RefundPlan["lines"]): Promise<void> {
  const units = lines.map(({ gearId, cancelled: quantity }) => ({ gearId, quantity }));
  const cancelled = units.filter(({ quantity }) => quantity > 0);
  if (cancelled.length > 0) await cancelUnits(tx, { orderId, units: cancelled });
}

async function restockSent(tx: Tx, orderId: number, staffId: number | null, lines: RefundPlan["lines"]): Promise<void> {
  const restocked = lines.filter((line) => line.restocked);
  const units = restocked.map(({ gearId, sent: quantity }) => ({ gearId, quantity, isRestocked: true }));
  if (units.length > 0) await returnUnits(tx, { orderId, staffId, units });
}
