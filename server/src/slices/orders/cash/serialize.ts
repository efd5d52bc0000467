import { type CashRow, type StaffOrder, toDollars } from "@pawhaven/contract";
import type { OrderLineRow, OrderRow } from "../store.ts";
import type { CashRowFound } from "./store.ts";

type CashLine = Pick<OrderLineRow, "unitCents" | "quantity" | "cancelled">;

/** What the customer pays on delivery: nothing for what was cancelled before. */
export const dueCentsOf = (lines: readonly CashLine[]): number =>
  lines.reduce((sum, { unitCents, quantity, cancelled }) => sum + unitCents * (quantity - cancelled), 0);

/** Money changes hands at the door, so nothing is collected before a parcel left. */
export const canCollect = ({ paymentMethod, status, collectedAt }: OrderRow): boolean =>
  paymentMethod === "cash" && (status === "shipping" || status === "shipped") && collectedAt === null;

export function toOrderCashDto(order: OrderRow, lines: readonly CashLine[], by: string | null): StaffOrder["cash"] {
  if (order.paymentMethod !== "cash") return null;
  const { collectedAt, collectedCents, collectedDueCents } = order;
  return {
    due: toDollars(collectedDueCents ?? dueCentsOf(lines)),
    can_collect: canCollect(order),
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
