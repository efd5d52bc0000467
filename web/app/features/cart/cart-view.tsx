import { type Cart, type CartItem, pluralize } from "@pawhaven/contract";
import { Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import * as paths from "../../lib/paths.ts";
import { totalQuantity } from "../../lib/total-quantity.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { EmptyStateIllustration } from "../../ui/empty-state-illustration.tsx";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { CartSummary } from "./cart-summary.tsx";
import type { DiscountCodeState } from "./use-discount-code.ts";

interface CartViewProps {
  /** Undefined while it is loaded. */
  cart: Cart | undefined;
  isLoadingError?: boolean;
  isRefetchError?: boolean;
  onRetry?: () => void;
  /** Above the lines. */
  note?: ReactNode;
  renderLine?: (item: CartItem) => ReactNode;
  onClear?: () => void;
  isClearing?: boolean;
  /** Missing where codes cannot be used. */
  discountCode?: DiscountCodeState;
  /** Below the button that leads to the checkout. */
  hint?: ReactNode;
}

/** One cart, wherever it is kept. */
export function CartView({
  cart,
  isLoadingError,
  isRefetchError,
  onRetry,
  note,
  renderLine,
  onClear,
  isClearing,
  discountCode,
  hint,
}: CartViewProps) {
  const title = useFocusAfterRemoval(cart?.items.length);
  return (
    <>
      <h1 ref={title} tabIndex={-1} className="text-heading outline-none">
        Your Cart
        {cart && <span className="ml-2 font-text text-lead font-normal text-ink-soft">{itemCountText(cart)}</span>}
      </h1>
      {note}
      {isRefetchError && (
        <RetryBanner
          text="Your cart could not be refreshed. What you see may be out of date."
          onRetry={onRetry}
          className="mt-4"
        />
      )}
      {isLoadingError && <ErrorState text="Your cart could not be loaded." onRetry={onRetry} />}
      {!cart && !isLoadingError && <CartSkeleton />}
      {cart && cart.items.length === 0 && <EmptyCart />}
      {cart && cart.items.length > 0 && (
        <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
          <div className="grid justify-items-start gap-2 self-start">
            <ul className="w-full divide-y divide-line rounded-card bg-surface p-4 shadow-card sm:p-6">
              {cart.items.map((item) => renderLine?.(item))}
            </ul>
            {cart.items.length > 1 && onClear && (
              <Button variant="ghost" icon={Trash2} busy={isClearing} onClick={() => void confirmed(onClear)}>
                Clear Cart
              </Button>
            )}
          </div>
          <CartSummary cart={cart} discountCode={discountCode} hint={hint} />
        </div>
      )}
    </>
  );
}

async function confirmed(clear: () => void): Promise<void> {
  const isSure = await askToConfirm({
    title: "Clear your cart?",
    text: "Everything in it is removed.",
    confirmLabel: "Clear Cart",
    cancelLabel: "Keep",
    danger: true,
  });
  if (isSure) clear();
}

const itemCountText = (cart: Cart) => `(${pluralize(totalQuantity(cart.items), "item")})`;

const EmptyCart = () => (
  <EmptyState
    title="Your cart is empty"
    text="Someone at home is surely waiting for a treat."
    illustration={<EmptyStateIllustration name="empty-cart" />}
    action={<ButtonLink to={paths.gearShop}>Start Shopping</ButtonLink>}
  />
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
