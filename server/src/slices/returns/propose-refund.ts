import { type RefundDraft, unitsCents } from "@pawhaven/contract";
import type { ReturnLineRow } from "./store.ts";

const unitsToRefund = ({ restocked, writtenOff, refundable }: ReturnLineRow): number =>
  Math.min(restocked + writtenOff, refundable);

/** What arrived, as far as it was not refunded before. The units are back already. */
export const refundedLinesOf = (lines: readonly ReturnLineRow[]): RefundDraft["lines"] =>
  lines
    .map((line) => ({ id: line.gearId, cancel: 0, sent: unitsToRefund(line), restock: false }))
    .filter(({ sent }) => sent > 0);

const priceOf = ({ ordered, gone, ...line }: ReturnLineRow, units: number): number =>
  unitsCents({ ...line, quantity: ordered }, gone, units);

/** What was paid for these, or what is left of the payment. */
export const proposedCents = (lines: readonly ReturnLineRow[], centsLeft: number): number =>
  Math.min(
    lines.reduce((sum, line) => sum + priceOf(line, unitsToRefund(line)), 0),
    centsLeft,
  );
