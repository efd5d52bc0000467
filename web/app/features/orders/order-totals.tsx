import { toCents, toDollars } from "@pawhaven/contract";
import { formatDollars } from "../../lib/money.ts";

/** Prices include taxes and delivery is free, so the subtotal is the total, less what was refunded. */
export const OrderTotals = ({ total, refunded = 0 }: { total: number; refunded?: number }) => (
  <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line pt-4 tabular-nums">
    <dt className="text-ink-soft">Subtotal</dt>
    <dd className="text-end">{formatDollars(total)}</dd>
    <dt className="text-ink-soft">Shipping</dt>
    <dd className="text-end">Free</dd>
    {refunded > 0 && (
      <>
        <dt className="text-ink-soft">Refunded</dt>
        <dd className="text-end">{formatDollars(-refunded)}</dd>
      </>
    )}
    <dt className="mt-1 font-display text-lead font-semibold">Total</dt>
    <dd className="mt-1 text-end font-display text-lead font-semibold text-teal">
      {formatDollars(toDollars(toCents(total) - toCents(refunded)))}
    </dd>
  </dl>
);
