import type { RefundReason } from "@pawhaven/contract";
import type { Tx } from "../../../platform/db/database.ts";
import { cancelUnits } from "../../stock/cancel-units.ts";
import { returnUnits } from "../../stock/return-units.ts";
import type { OrderContext } from "../order-context.ts";
import { type OrderRow } from "../store.ts";
import { paymentOf } from "../payment-store.ts";
import { completeRefund, updateOrderAndPayment } from "./complete-refund.ts";
import { centsLeft, type RefundPlan } from "./refund-rules.ts";
import { insertRefund, insertRefundLines, type RefundRow } from "./store.ts";

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
 * hand and done. The caller has locked the order.
 */
export async function recordRefund(
  tx: Tx,
  context: Context,
  { id: orderId }: Pick<OrderRow, "id">,
  { lines, ...values }: NewRefund,
): Promise<RefundRow> {
  const isCard = (await paymentOf(tx, orderId)) !== undefined;
  const refund = await insertRefund(tx, {
    ...values,
    orderId,
    method: isCard ? "card" : "hand",
    state: isCard ? "due" : "done",
  });
  await insertRefundLines(
    tx,
    lines.map((line) => ({ ...line, refundId: refund.id, orderId })),
  );
  const { status } = await updateOrderAndPayment(tx, orderId);
  // A closed order has returned all that was not sent. Closing comes first: it locks reviews, then gears, as reviews do.
  if (status !== "refund") await cancelUnsent(tx, orderId, lines);
  await restockSent(tx, orderId, values.staffId, lines);
  if (!isCard) await completeRefund(tx, context, refund);
  return refund;
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
