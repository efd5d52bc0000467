import type { Cart } from "@pawhaven/contract";
import { ArrowRight, Truck } from "lucide-react";
import { useId } from "react";
import { formatDollars } from "../../lib/money.ts";
import * as paths from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { canBeOrdered } from "./line-notes.ts";

export function CartSummary({ cart }: { cart: Cart }) {
  return (
    <section
      aria-label="Total"
      className="grid gap-4 rounded-card bg-surface p-6 shadow-card lg:sticky lg:top-28 lg:self-start"
    >
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-display text-lead font-semibold">Total</span>
        <strong className="font-display text-heading text-teal tabular-nums">{formatDollars(cart.total_amount)}</strong>
      </p>
      <p className="-mt-2 flex items-center gap-2 text-small text-ink-soft">
        <Truck className="size-4.5 shrink-0" />
        Taxes included. Delivery is free.
      </p>
      <ProceedButton isPossible={canBeOrdered(cart)} />
      <ButtonLink to={paths.gearShop} variant="secondary" fullWidth>
        Continue Shopping
      </ButtonLink>
    </section>
  );
}

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
