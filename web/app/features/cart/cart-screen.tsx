import type { Cart } from "@pawhaven/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useChangeEvents } from "../../lib/change-events.ts";
import * as paths from "../../lib/paths.ts";
import { pluralize } from "../../lib/pluralize.ts";
import { totalQuantity } from "../../lib/total-quantity.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { EmptyStateIllustration } from "../../ui/empty-state-illustration.tsx";
import { CartLine } from "./cart-line.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { cartQuery } from "./queries.ts";

export function CartScreen({ enabled }: { enabled: boolean }) {
  const { data: cart, isLoadingError, isRefetchError, refetch } = useQuery({ ...cartQuery, enabled });
  const queryClient = useQueryClient();
  useChangeEvents("gears", () => void queryClient.invalidateQueries(cartQuery));
  const title = useFocusAfterRemoval(cart?.items.length);
  const retry = () => void refetch();
  return (
    <>
      <h1 ref={title} tabIndex={-1} className="text-heading outline-none">
        Your Cart
        {cart && <span className="ml-2 font-text text-lead font-normal text-ink-soft">{itemCountText(cart)}</span>}
      </h1>
      {isRefetchError && <StaleCartBanner onRetry={retry} />}
      {isLoadingError && <ErrorState text="Your cart could not be loaded." onRetry={retry} />}
      {!cart && !isLoadingError && <CartSkeleton />}
      {cart && (cart.items.length > 0 ? <CartContents cart={cart} /> : <EmptyCart />)}
    </>
  );
}

const itemCountText = (cart: Cart) => `(${pluralize(totalQuantity(cart.items), "item")})`;

const CartContents = ({ cart }: { cart: Cart }) => (
  <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
    <ul className="divide-y divide-line self-start rounded-card bg-surface p-4 shadow-card sm:p-6">
      {cart.items.map((item) => (
        <CartLine key={item.id} item={item} />
      ))}
    </ul>
    <CartSummary cart={cart} />
  </div>
);

const EmptyCart = () => (
  <EmptyState
    title="Your cart is empty"
    text="Someone at home is surely waiting for a treat."
    illustration={<EmptyStateIllustration name="empty-cart" />}
    action={<ButtonLink to={paths.gearShop}>Start Shopping</ButtonLink>}
  />
);

const StaleCartBanner = ({ onRetry }: { onRetry: () => void }) => (
  <Banner tone="error" className="mt-4">
    <p>Your cart could not be refreshed. What you see may be out of date.</p>
    <Button variant="secondary" size="small" className="mt-2" onClick={onRetry}>
      Try Again
    </Button>
  </Banner>
);

/** Removing a line also removes the focused button, so the focus moves to the title. */
function useFocusAfterRemoval(lineCount: number | undefined) {
  const title = useRef<HTMLHeadingElement>(null);
  const previousCount = useRef(lineCount);
  useEffect(() => {
    const isFewer = lineCount !== undefined && previousCount.current !== undefined && lineCount < previousCount.current;
    previousCount.current = lineCount;
    if (isFewer && document.activeElement === document.body) title.current?.focus();
  }, [lineCount]);
  return title;
}
