import { type Discount, type OrderGiftCard, toCents, toDollars } from "@pawhaven/contract";
import { formatDollars } from "../../lib/money.ts";

interface OrderTotalsProps {
  total: number;
  /** Before discounts, if there are any. */
  subtotal?: number | undefined;
  discounts?: readonly Discount[] | undefined;
  giftCard?: OrderGiftCard | undefined;
  /** Of items that were cancelled before they were paid for. */
  cancelled?: number;
  refunded?: number;
}

/** Prices include taxes and delivery is free, so the total is the subtotal, less discounts and what was cancelled or refunded. */
export const OrderTotals = ({
  total,
  subtotal = total,
  discounts,
  giftCard,
  cancelled = 0,
  refunded = 0,
}: OrderTotalsProps) => (
  <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line pt-4 tabular-nums">
    <dt className="text-ink-soft">Subtotal</dt>
    <dd className="text-end">{formatDollars(subtotal)}</dd>
    {discounts?.map(({ name, code, amount }) => (
      <Deduction key={`${name} ${code ?? ""}`} label={code ? `${name} (${code})` : name} amount={amount} />
    ))}
    <dt className="text-ink-soft">Shipping</dt>
    <dd className="text-end">Free</dd>
    {cancelled > 0 && <Deduction label="Cancelled" amount={cancelled} />}
    {refunded > 0 && <Deduction label="Refunded" amount={refunded} />}
    <dt className="mt-1 font-display text-lead font-semibold">Total</dt>
    <dd className="mt-1 text-end font-display text-lead font-semibold text-teal">
      {formatDollars(toDollars(toCents(total) - toCents(cancelled) - toCents(refunded)))}
    </dd>
    {giftCard && <GiftCardPart total={total - cancelled} giftCard={giftCard} />}
  </dl>
);

/** A means of payment: the total stays what it is. */
const GiftCardPart = ({ total, giftCard }: { total: number; giftCard: OrderGiftCard }) => (
  <>
    <Deduction label={`Gift card …${giftCard.last_four}`} amount={giftCard.amount} />
    <dt className="text-ink-soft">To pay</dt>
    <dd className="text-end">{formatDollars(toDollars(Math.max(toCents(total) - toCents(giftCard.amount), 0)))}</dd>
  </>
);

const Deduction = ({ label, amount }: { label: string; amount: number }) => (
  <>
    <dt className="wrap-anywhere text-ink-soft">{label}</dt>
    <dd className="text-end">{formatDollars(-amount)}</dd>
  </>
);
