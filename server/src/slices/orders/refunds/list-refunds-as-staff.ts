import { type OrderRefunds, toDollars } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { orderNotFound } from "../get-order.ts";
import { findOrderByNumber, type OrderLineRow, orderLinesOf, type OrderRow } from "../store.ts";
import { centsLeft, paidCents, refundableUnits, refundObstacle } from "./refund-rules.ts";
import { toStaffRefundDto } from "./serialize.ts";
import { refundLinesOf, type RefundRow, refundsOf, staffNamesOf } from "./store.ts";

/** The refunds of an order, and what the form needs to know. */
export async function listRefundsAsStaff(db: Db, transactionId: string): Promise<OrderRefunds> {
  const order = await findOrderByNumber(db, transactionId);
  if (!order) throw orderNotFound();
  const [lines, refunds, refundLines] = await Promise.all([
    orderLinesOf(db, [order.id]),
    refundsOf(db, order.id),
    refundLinesOf(db, order.id),
  ]);
  const names = await staffNamesOf(db, staffIdsOf(refunds));
  const obstacle = refundObstacle(order);
  return {
    ...amountsOf(order, obstacle),
    lines: lines.map(toLineDto),
    refunds: refunds.map((refund) => toStaffRefundDto(refund, refundLines, names)),
  };
}

const staffIdsOf = (refunds: readonly RefundRow[]) => [
  ...new Set(refunds.flatMap(({ staffId }) => (staffId === null ? [] : [staffId]))),
];

function amountsOf(order: OrderRow, obstacle: string | null) {
  const isPaid = obstacle === null || order.refundedCents > 0;
  return {
    paid: isPaid ? toDollars(paidCents(order)) : 0,
    refunded: toDollars(order.refundedCents),
    left: obstacle === null ? toDollars(centsLeft(order)) : 0,
    by_hand: order.paymentMethod === "cash",
    obstacle,
  };
}

const toLineDto = (line: OrderLineRow): OrderRefunds["lines"][number] => ({
  id: line.gearId,
  name: line.name,
  unit: toDollars(line.unitCents),
  ...(line.discountCents > 0 && { discount: toDollars(line.discountCents) }),
  quantity: line.quantity,
  gone: line.cancelled + line.refunded,
  ...refundableUnits(line),
});
