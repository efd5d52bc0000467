import type { Cart } from "@pawhaven/contract";
import { ArrowRight, Truck } from "lucide-react";
import { type ReactNode, Suspense, useId } from "react";
import { formatDollars } from "../../lib/money.ts";
import * as paths from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { DeliveryNote } from "../content/delivery-note.tsx";
import { canBeOrdered } from "./line-notes.ts";
import type { DiscountCodeState } from "./use-discount-code.ts";

const DiscountCode = lazyPart(() => import("./discount-code.tsx"));

interface CartSummaryProps {
  cart: Cart;
  /** Missing where codes cannot be used. */
  discountCode?: DiscountCodeState | undefined;
  /** Below the button that leads to the checkout. */
  hint?: ReactNode;
}

export function CartSummary({ cart, discountCode, hint }: CartSummaryProps) {
  return (
    <section
      aria-label="Total"
      className="grid gap-4 rounded-card bg-surface p-6 shadow-card lg:sticky lg:top-28 lg:self-start"
    >
      <Deductions cart={cart} />
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-display text-lead font-semibold">Total</span>
        <strong className="font-display text-heading text-teal tabular-nums">{formatDollars(cart.total_amount)}</strong>
      </p>
      <p className="-mt-2 flex items-center gap-2 text-small text-ink-soft">
        <Truck className="size-4.5 shrink-0" />
        Taxes included. Delivery is free.
      </p>
      {canBeOrdered(cart) && <DeliveryNote className="-mt-2" />}
      <Suspense>{discountCode && <DiscountCode state={discountCode} />}</Suspense>
      <ProceedButton isPossible={canBeOrdered(cart)} />
      {hint}
      <ButtonLink to={paths.gearShop} variant="secondary" fullWidth>
        Continue Shopping
      </ButtonLink>
    </section>
  );
}

const Deductions = ({ cart: { subtotal, discounts } }: { cart: Cart }) =>
  subtotal !== undefined && (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
      <dt className="text-ink-soft">Subtotal</dt>
      <dd className="text-end">{formatDollars(subtotal)}</dd>
      {discounts?.map(({ name, code, amount }) => (
        <div key={`${name} ${code ?? ""}`} className="contents">
          <dt className="wrap-anywhere text-ink-soft">{code ? `${name} (${code})` : name}</dt>
          <dd className="text-end">{formatDollars(-amount)}</dd>
        </div>
      ))}
    </dl>
  );

function ProceedButton({ isPossible }: { isPossible: boolean }) {
  const reasonId = useId();
  if (isPossible)
    return (
      <ButtonLink to={paths.checkout} icon={ArrowRight} fullWidth>
        Proceed to Checkout
      </ButtonLink>
    );
  return (
    <>
      <Button disabled fullWidth aria-describedby={reasonId}>
        Proceed to Checkout
      </Button>
      <p id={reasonId} className="-mt-2 text-small font-semibold text-berry">
        Some items cannot be ordered as they are. Please check the marked items first.
      </p>
    </>
  );
}
