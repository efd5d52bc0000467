import type { Cart } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import * as paths from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { EmptyStateIllustration } from "../../ui/empty-state-illustration.tsx";
import { profileQuery } from "../accounts/queries.ts";
import { cartQuery } from "../cart/queries.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { checkoutResultPath } from "./checkout-paths.ts";
import { loadCheckout } from "./checkout-storage.ts";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { OrderSummary } from "./order-summary.tsx";
import type { PendingPayment } from "./place-order.ts";
import { resumePayment } from "./resume-payment.ts";
import { initialShippingValues } from "./initial-shipping-values.ts";

export function CheckoutScreen({ enabled }: { enabled: boolean }) {
  const { data: cart, isFetchedAfterMount, isLoadingError, refetch } = useQuery({ ...cartQuery, enabled });
  // If the profile cannot be loaded, the form is not prefilled.
  const { data: profile, isPending: isProfilePending } = useQuery({ ...profileQuery, enabled });
  const resumed = useResumedPayment(isFetchedAfterMount ? cart : undefined);
  if (isLoadingError) return <ErrorState text="Your cart could not be loaded." onRetry={() => void refetch()} />;
  if (!cart || isProfilePending || resumed === undefined) return <CheckoutSkeleton />;
  if (cart.items.length === 0) return <NothingToBuy />;
  return (
    <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
      <div className="lg:order-last">
        <OrderSummary cart={cart} />
      </div>
      <CheckoutForm
        cart={cart}
        initialValues={initialShippingValues(profile, loadCheckout().details)}
        pendingPayment={resumed}
      />
    </div>
  );
}

/** Undefined while unknown. If the payment may have gone through, navigates to the result page. */
function useResumedPayment(cart: Cart | undefined): PendingPayment | null | undefined {
  const { data: resumed } = useQuery({
    queryKey: ["resumed-payment"],
    queryFn: () => (cart ? resumePayment(cart) : null),
    enabled: cart !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  });
  const navigate = useNavigate();
  const settling = resumed?.kind === "settling" ? resumed.intent : undefined;
  useEffect(() => {
    if (settling) void navigate(checkoutResultPath(settling), { replace: true });
  }, [settling, navigate]);
  if (!resumed || settling) return undefined;
  return resumed.kind === "open" ? resumed.payment : null;
}

const NothingToBuy = () => (
  <EmptyState
    title="Your cart is empty"
    text="There is nothing to check out yet."
    illustration={<EmptyStateIllustration name="empty-cart" />}
    action={<ButtonLink to={paths.gearShop}>Start Shopping</ButtonLink>}
  />
);
