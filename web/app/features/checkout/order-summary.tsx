import { type Cart, type CartItem, toDollars } from "@pawhaven/contract";
import { Suspense } from "react";
import { Card } from "../../ui/card.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { LinePrice } from "../../ui/line-price.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { stockNote } from "../cart/line-notes.ts";
import type { DiscountCodeState } from "../cart/use-discount-code.ts";
import type { GiftCardState } from "./use-gift-card.ts";
import { OrderTotals } from "../orders/order-totals.tsx";

const GiftCard = lazyPart(() => import("./gift-card.tsx"));
const DiscountCode = lazyPart(() => import("../cart/discount-code.tsx"));

interface OrderSummaryProps {
  cart: Cart;
  /** Missing where codes cannot be used. */
  discountCode?: DiscountCodeState | undefined;
  /** Missing where gift cards cannot be used. */
  giftCard?: GiftCardState | undefined;
}

export const OrderSummary = ({ cart, discountCode, giftCard }: OrderSummaryProps) => (
  <Card size="compact" title="Order Summary" className="lg:sticky lg:top-28">
    <ul className="grid gap-4">
      {cart.items.map((item) => (
        <SummaryLine key={item.id} item={item} />
      ))}
    </ul>
    <OrderTotals
      total={cart.total_amount}
      subtotal={cart.subtotal}
      discounts={cart.discounts}
      giftCard={giftCard?.card ? { last_four: giftCard.card.last_four, amount: toDollars(giftCard.cents) } : undefined}
    />
    <Suspense>
      {discountCode && (
        <div className="mt-4 grid">
          <DiscountCode state={discountCode} />
        </div>
      )}
      {giftCard && (
        <div className="mt-2 grid">
          <GiftCard state={giftCard} />
        </div>
      )}
    </Suspense>
  </Card>
);

function SummaryLine({ item }: { item: CartItem }) {
  const { gear, quantity, price, discount } = item;
  const note = stockNote(item);
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-3">
      <ResponsiveImage image={gear.main_image} alt="" sizes="56px" className="rounded-small" />
      <div className="min-w-0">
        <p className="font-semibold">{gear.name}</p>
        <p className="text-small text-ink-soft">Quantity: {quantity}</p>
        {note?.isBlocking && <p className="text-small font-bold text-berry">{note.text}</p>}
      </div>
      <p className="text-end font-semibold tabular-nums">
        <LinePrice price={price} quantity={quantity} discount={discount} />
      </p>
    </li>
  );
}
