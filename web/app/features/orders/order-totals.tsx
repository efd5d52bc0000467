import { formatDollars } from "../../lib/money.ts";

/** Prices include taxes and delivery is free, so the subtotal is the total. */
export const OrderTotals = ({ total }: { total: number }) => (
  <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line pt-4 tabular-nums">
    <dt className="text-ink-soft">Subtotal</dt>
    <dd className="text-end">{formatDollars(total)}</dd>
    <dt className="text-ink-soft">Shipping</dt>
    <dd className="text-end">Free</dd>
    <dt className="mt-1 font-display text-lead font-semibold">Total</dt>
    <dd className="mt-1 text-end font-display text-lead font-semibold text-teal">{formatDollars(total)}</dd>
  </dl>
);
