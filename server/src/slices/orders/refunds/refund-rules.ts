import { type RefundDraft, toCents } from "@pawhaven/contract";
import { ApiError } from "../../../platform/http/api-error.ts";
import { formatCents } from "../../../platform/money.ts";
import { dueCentsOf, giftCentsOf } from "../cash/due-cents-of.ts";
import { remainingUnitsCents } from "../order-lines.ts";
import { purchasedStatuses } from "../order-status.ts";
import type { OrderLineRow, OrderRow } from "../store.ts";
import type { RefundRow } from "./store.ts";

type Line = Pick<
  OrderLineRow,
  "gearId" | "name" | "unitCents" | "discountCents" | "quantity" | "shipped" | "cancelled" | "refunded"
>;
type Amounts = Pick<
  OrderRow,
  | "amountCents"
  | "refundedCents"
  | "cancelledCents"
  | "collectedCents"
  | "paymentMethod"
  | "giftCents"
  | "giftVoidedCents"
>;

export interface PlannedLine {
  gearId: number;
  cancelled: number;
  sent: number;
  restocked: boolean;
}

export interface RefundPlan {
  amountCents: number;
  lines: PlannedLine[];
}

/** By card, or in cash: what was collected; more than was due is not the order's. */
const moneyPaidCents = (order: Amounts): number =>
  order.paymentMethod === "cash"
    ? Math.min(dueCentsOf(order), order.collectedCents ?? 0)
    : order.amountCents - order.giftCents;

/** A gift card counts once the rest is paid, or if there is no rest. */
export function paidCents(order: Amounts): number {
  const isOpen = order.paymentMethod === "cash" && order.collectedCents === null && dueCentsOf(order) > 0;
  return moneyPaidCents(order) + (isOpen ? 0 : giftCentsOf(order));
}

/** What can still go back the way it came; the rest goes back to the gift card. */
export const moneyLeft = (
  order: Amounts,
  refunds: readonly Pick<RefundRow, "method" | "state" | "amountCents">[],
): number =>
  refunds
    .filter(({ method, state }) => method !== "gift_card" && state !== "superseded")
    .reduce((left, { amountCents }) => left - amountCents, moneyPaidCents(order));

export const centsLeft = (order: Amounts): number => paidCents(order) - order.refundedCents;

/** Units that can be refunded instead of being sent, and units that were sent and are not refunded yet. */
export const refundableUnits = ({
  quantity,
  shipped,
  cancelled,
  refunded,
}: Omit<Line, "name" | "unitCents" | "discountCents">) => ({
  unsent: quantity - shipped - cancelled,
  sent: shipped - refunded,
});

/** Why nothing of this order can be refunded now, if so. */
export function refundObstacle(order: Pick<OrderRow, "status"> & Amounts): string | null {
  if (order.status === "refund" || order.status === "cancel") return "Nothing is left to refund of this order.";
  if (!purchasedStatuses.includes(order.status)) return "This order is not paid.";
  if (order.amountCents === 0) return "This order cost nothing.";
  // mutant(refunds.test.ts): cash is refunded only after it was collected
  if (order.paymentMethod === "cash" && order.collectedCents === null && dueCentsOf(order) > 0)
    return "Nothing has been collected for this order yet. What is not sent can be cancelled instead.";
  return centsLeft(order) > 0 ? null : "Nothing is left to refund of this order.";
}

/** What a draft means for this order. Throws in words where it asks for more than there is. */
export function planRefund(order: Amounts, orderLines: readonly Line[], draft: RefundDraft): RefundPlan {
  const lines = planLines(orderLines, draft);
  const price = priceOf(orderLines, lines);
  const left = centsLeft(order);
  const amountCents = draft.amount === undefined ? Math.min(price, left) : toCents(draft.amount);
  // mutant(refund-rules.unit.test.ts): a refund is more than nothing
  if (amountCents <= 0) throw amountError("Please choose items, or enter an amount.");
  // mutant(refund-rules.unit.test.ts): no more is refunded than is left
  if (amountCents > left) throw amountError(`At most ${formatCents(left)} can be refunded.`);
  const fullPrice = Math.min(price, left);
  if (lines.some(({ cancelled }) => cancelled > 0) && amountCents !== fullPrice)
    throw amountError(`Items that are not sent are refunded in full: ${formatCents(fullPrice)}.`);
  return { amountCents, lines };
}

function planLines(orderLines: readonly Line[], { lines }: RefundDraft): PlannedLine[] {
  const known = new Map(orderLines.map((line) => [line.gearId, line]));
  const seen = new Set<number>();
  return lines.flatMap(({ id, cancel, sent, restock }) => {
    if (cancel + sent === 0) return [];
    const line = known.get(id);
    if (!line || seen.has(id)) throw linesError("Each item of the order can be given once.");
    seen.add(id);
    assertUnitsLeft(line, cancel, sent);
    return [{ gearId: id, cancelled: cancel, sent, restocked: restock && sent > 0 }];
  });
}

function assertUnitsLeft(line: Line, cancel: number, sent: number): void {
  const left = refundableUnits(line);
  // mutant(refund-rules.unit.test.ts): a unit that was sent cannot be cancelled
  if (cancel > left.unsent) throw linesError(`${line.name}: only ${left.unsent} not sent are left to refund.`);
  // mutant(refund-rules.unit.test.ts): a unit is refunded once
  if (sent > left.sent) throw linesError(`${line.name}: only ${left.sent} sent are left to refund.`);
}

/** What was paid for them: without their part of the discounts. */
const priceOf = (orderLines: readonly Line[], lines: readonly PlannedLine[]): number =>
  lines.reduce((sum, { gearId, cancelled, sent }) => {
    const ordered = orderLines.find((line) => line.gearId === gearId);
    return sum + (ordered ? remainingUnitsCents(ordered, cancelled + sent) : 0);
  }, 0);

const amountError = (message: string) => new ApiError("conflict", message, { errors: { amount: [message] } });
const linesError = (message: string) => new ApiError("conflict", message, { errors: { lines: [message] } });
