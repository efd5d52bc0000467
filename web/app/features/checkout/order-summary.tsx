import type { Cart, CartItem } from "@pawhaven/contract";
import { formatDollars, lineTotal } from "../../lib/money.ts";
import { Card } from "../../ui/card.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { stockNote } from "../cart/line-notes.ts";
import { OrderTotals } from "../orders/order-totals.tsx";

export const OrderSummary = ({ cart }: { cart: Cart }) => (
  <Card size="compact" title="Order Summary" className="lg:sticky lg:top-28">
    <ul className="grid gap-4">
      {cart.items.map((item) => (
        <SummaryLine key={item.id} item={item} />
      ))}
    </ul>
    <OrderTotals total={cart.total_amount} />
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
