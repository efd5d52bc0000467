import type { Cart, CartItem } from "@pawhaven/contract";
import { formatDollars, lineTotal } from "../../lib/money.ts";
import { stockNote } from "../cart/line-notes.ts";
import { Card } from "../../ui/card.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";

export const OrderSummary = ({ cart }: { cart: Cart }) => (
  <Card size="compact" title="Order Summary" className="lg:sticky lg:top-28">
    <ul className="grid gap-4">
      {cart.items.map((item) => (
        <SummaryLine key={item.id} item={item} />
      ))}
    </ul>
    <Totals total={cart.total_amount} />
  </Card>
);

function SummaryLine({ item }: { item: CartItem }) {
  const { gear, quantity, price } = item;
  const note = stockNote(item);
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-3">
      <ResponsiveImage image={gear.main_image} alt="" sizes="56px" className="rounded-small" />
      <div className="min-w-0">
        <p className="font-semibold">{gear.name}</p>
        <p className="text-small text-ink-soft">Quantity: {quantity}</p>
        {note?.isBlocking && <p className="text-small font-bold text-berry">{note.text}</p>}
      </div>
      <p className="font-semibold tabular-nums">{formatDollars(lineTotal(price, quantity))}</p>
    </li>
  );
}

/** Taxes are in the prices and delivery is free, so the sum is the total. */
export const Totals = ({ total }: { total: number }) => (
  <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line pt-4 tabular-nums">
    <dt className="text-ink-soft">Subtotal</dt>
    <dd className="text-end">{formatDollars(total)}</dd>
    <dt className="text-ink-soft">Shipping</dt>
    <dd className="text-end">Free</dd>
    <dt className="mt-1 font-display text-lead font-semibold">Total</dt>
    <dd className="mt-1 text-end font-display text-lead font-semibold text-teal">{formatDollars(total)}</dd>
  </dl>
);
