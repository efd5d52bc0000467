import { toCents, toDollars } from "@pawhaven/contract";
import { formatDollars } from "../../lib/money.ts";

interface OrderTotalsProps {
  total: number;
  /** Of items that were cancelled before they were paid for. */
  cancelled?: number;
  refunded?: number;
}

/** Prices include taxes and delivery is free, so the subtotal is the total, less what was cancelled or refunded. */
export const OrderTotals = ({ total, cancelled = 0, refunded = 0 }: OrderTotalsProps) => (
  <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line pt-4 tabular-nums">
    <dt className="text-ink-soft">Subtotal</dt>
    <dd className="text-end">{formatDollars(total)}</dd>
    <dt className="text-ink-soft">Shipping</dt>
    <dd className="text-end">Free</dd>
    {cancelled > 0 && <Deduction label="Cancelled" amount={cancelled} />}
    {refunded > 0 && <Deduction label="Refunded" amount={refunded} />}
    <dt className="mt-1 font-display text-lead font-semibold">Total</dt>
    <dd className="mt-1 text-end font-display text-lead font-semibold text-teal">
      {formatDollars(toDollars(toCents(total) - toCents(cancelled) - toCents(refunded)))}
    </dd>
  </dl>
);

const Deduction = ({ label, amount }: { label: string; amount: number }) => (
  <>
    <dt className="text-ink-soft">{label}</dt>
    <dd className="text-end">{formatDollars(-amount)}</dd>
  </>
);
