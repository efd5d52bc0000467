import { type CashRow, type StaffOrder, toDollars } from "@pawhaven/contract";
import { leftToSend } from "../shipments/unsent-lines.ts";
import type { OrderLineRow, OrderRow } from "../store.ts";
import { dueCentsOf } from "./due-cents-of.ts";
import type { CashRowFound } from "./store.ts";

/** Money changes hands at the door, so nothing is collected before a parcel left. */
export const canCollect = (order: OrderRow): boolean =>
  order.paymentMethod === "cash" &&
  (order.status === "shipping" || order.status === "shipped") &&
  order.collectedAt === null &&
  dueCentsOf(order) > 0;

/** What is not paid for can be left out. Later, it is refunded. */
export const canCancelItems = (
  { paymentMethod, status, collectedAt }: OrderRow,
  lines: readonly OrderLineRow[],
): boolean => paymentMethod === "cash" && collectedAt === null && leftToSend(status, lines) > 0;

export function toOrderCashDto(order: OrderRow, lines: readonly OrderLineRow[], by: string | null): StaffOrder["cash"] {
  if (order.paymentMethod !== "cash") return null;
  const { collectedAt, collectedCents, collectedDueCents } = order;
  return {
    due: toDollars(collectedDueCents ?? dueCentsOf(order)),
    can_collect: canCollect(order),
    can_cancel_items: canCancelItems(order, lines),
    collected: collectedAt && { amount: toDollars(collectedCents ?? 0), at: collectedAt.toISOString(), by },
  };
}

export const toCashRowDto = (row: CashRowFound): CashRow => ({
  transaction_id: row.transactionId,
  name: row.name,
  due: toDollars(row.dueCents),
  collected: row.collectedCents === null ? null : toDollars(row.collectedCents),
  difference: row.collectedCents === null ? null : toDollars(row.collectedCents - row.dueCents),
  at: (row.collectedAt ?? row.placedAt).toISOString(),
  by: row.collector,
});
