import { type CashRow, type StaffOrder, toDollars } from "@pawhaven/contract";
import { leftToSend } from "../shipments/unsent-lines.ts";
import type { OrderLineRow, OrderRow } from "../store.ts";
import type { CashRowFound } from "./store.ts";

/** What the customer pays on delivery: nothing for what was cancelled before. */
export const dueCentsOf = ({ amountCents, cancelledCents }: Pick<OrderRow, "amountCents" | "cancelledCents">): number =>
  amountCents - cancelledCents;

/** Money changes hands at the door, so nothing is collected before a parcel left. */
export const canCollect = ({ paymentMethod, status, collectedAt }: OrderRow): boolean =>
  paymentMethod === "cash" && (status === "shipping" || status === "shipped") && collectedAt === null;

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
