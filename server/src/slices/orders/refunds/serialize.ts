import { type OrderRefund, type StaffRefund, toDollars } from "@pawhaven/contract";
import type { RefundRow, refundLinesOf } from "./store.ts";

type Line = Awaited<ReturnType<typeof refundLinesOf>>[number];

const itemsOf = ({ id }: RefundRow, lines: readonly Line[]): OrderRefund["items"] =>
  lines.filter(({ refundId }) => refundId === id).map(({ gearId, name, quantity }) => ({ id: gearId, name, quantity }));

/** The customer is not told of attempts that fail: the money is still owed. */
export const toOrderRefundDto = (refund: RefundRow, lines: readonly Line[]): OrderRefund => ({
  amount: toDollars(refund.amountCents),
  reason: refund.reason,
  ...(refund.method === "gift_card" && { to_gift_card: true }),
  at: (refund.doneAt ?? refund.createdAt).toISOString(),
  done: refund.state === "done",
  items: itemsOf(refund, lines),
});

export const toStaffRefundDto = (
  refund: RefundRow,
  lines: readonly Line[],
  staffNames: ReadonlyMap<number, string>,
): StaffRefund => ({
  id: refund.id,
  amount: toDollars(refund.amountCents),
  reason: refund.reason,
  ...(refund.method === "gift_card" && { to_gift_card: true }),
  at: refund.createdAt.toISOString(),
  items: itemsOf(refund, lines),
  state: refund.state,
  by_hand: refund.method === "hand",
  note: refund.note,
  failure: refund.state === "done" ? "" : refund.failure,
  staff: refund.staffId === null ? null : (staffNames.get(refund.staffId) ?? null),
});
