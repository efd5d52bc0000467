import type { Cart, Profile, SavedAddress } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import * as paths from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { EmptyStateIllustration } from "../../ui/empty-state-illustration.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { profileQuery } from "../accounts/queries.ts";
import { addressesQuery } from "../addresses/queries.ts";
import { cartQuery } from "../cart/queries.ts";
import { type DiscountCodeState, useDiscountCode } from "../cart/use-discount-code.ts";
import { useVisitorCart } from "../cart/use-visitor-cart.ts";
import type { CheckoutApi } from "./checkout-api.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { checkoutResultPath } from "./checkout-paths.ts";
import { loadCheckout } from "./checkout-storage.ts";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { customerCheckoutApi } from "./customer-checkout-api.ts";
import { guestCheckoutApi } from "./guest-checkout-api.ts";
import { OrderSummary } from "./order-summary.tsx";
import { type ResumedPayment, resumePayment } from "./resume-payment.ts";
import { type GiftCardState, type GiftPayment, useGiftCard } from "./use-gift-card.ts";
import { initialShippingValues } from "./initial-shipping-values.ts";

/** For a customer. */
export function CustomerCheckout({ enabled }: { enabled: boolean }) {
  const { data: cart, isFetchedAfterMount, isLoadingError, refetch } = useQuery({ ...cartQuery, enabled });
  // If the profile cannot be loaded, the form is not prefilled.
  const { data: profile, isPending: isProfilePending } = useQuery({ ...profileQuery, enabled });
  // The same for saved addresses.
  const { data: addresses = [], isLoading: areAddressesLoading } = useQuery({ ...addressesQuery, enabled });
  const { cart: priced = cart, isSettled, appliedCode, discountCode } = useDiscountCode(cart);
  const { giftCard, giftPayment } = useGiftCard(priced);
  return (
    <Checkout
      checkoutApi={customerCheckoutApi}
      cart={priced}
      isFresh={isFetchedAfterMount && isSettled}
      isFailed={isLoadingError}
      isPending={isProfilePending || areAddressesLoading}
      profile={profile}
      addresses={addresses}
      deductions={{ appliedCode, discountCode, giftCard, giftPayment }}
      onRetry={() => void refetch()}
    />
  );
}

/** Without an account: the cart of the browser, and nothing that an account would remember. */
export function GuestCheckout() {
  const { cart, isFetchedAfterMount, isLoadingError, refetch } = useVisitorCart();
  return (
    <>
      <p className="mt-2 text-ink-soft">
        You order as a guest. Have an account?{" "}
        <TextLink to={paths.login} state={{ redirectTo: paths.checkout }}>
          Sign in
        </TextLink>
      </p>
      <Checkout
        checkoutApi={guestCheckoutApi}
        cart={cart}
        isFresh={isFetchedAfterMount}
        isFailed={isLoadingError}
        isPending={false}
        profile={undefined}
        addresses={[]}
        onRetry={() => void refetch()}
      />
    </>
  );
}

interface Deductions {
  /** The discount code that the cart's total includes. */
  appliedCode: string | null;
  discountCode: DiscountCodeState;
  giftCard: GiftCardState;
  giftPayment: GiftPayment | null;
}

interface CheckoutProps {
  checkoutApi: CheckoutApi;
  cart: Cart | undefined;
  /** Whether the cart was fetched since the page was opened. */
  isFresh: boolean;
  isFailed: boolean;
  isPending: boolean;
  profile: Profile | undefined;
  addresses: readonly SavedAddress[];
  /** Missing for guests. */
  deductions?: Deductions;
  onRetry: () => void;
}

function Checkout({
  checkoutApi,
  cart,
  isFresh,
  isFailed,
  isPending,
  profile,
  addresses,
  deductions,
  onRetry,
}: CheckoutProps) {
  const resumed = useResumedPayment(checkoutApi, isFresh ? cart : undefined);
  if (isFailed) return <ErrorState text="Your cart could not be loaded." onRetry={onRetry} />;
  // A guest with an empty cart has nothing to resume; a customer may have paid for it.
  if (cart?.items.length === 0 && (checkoutApi.isGuest || resumed !== undefined)) return <NothingToBuy />;
  if (!cart || isPending || resumed === undefined) return <CheckoutSkeleton />;
  return (
    <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
      <div className="lg:order-last">
        <OrderSummary cart={cart} discountCode={deductions?.discountCode} giftCard={deductions?.giftCard} />
      </div>
      <CheckoutForm
        checkoutApi={checkoutApi}
        cart={cart}
        code={deductions?.appliedCode ?? null}
        giftPayment={deductions?.giftPayment ?? null}
        initialValues={initialShippingValues(profile, addresses[0], loadCheckout().details)}
        savedAddresses={addresses}
        resumed={resumed}
      />
    </div>
  );
}

/** Undefined while unknown. If the payment may have gone through, navigates to the result page. */
function useResumedPayment(checkoutApi: CheckoutApi, cart: Cart | undefined): ResumedPayment | undefined {
  const { data: resumed } = useQuery({
    queryKey: ["resumed-payment"],
    queryFn: () => (cart ? resumePayment(checkoutApi, cart) : null),
    enabled: cart !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  });
  const navigate = useNavigate();
  const settling = resumed?.kind === "settling" ? resumed.intent : undefined;
  useEffect(() => {
    if (settling) void navigate(checkoutResultPath(settling), { replace: true });
  }, [settling, navigate]);
  return resumed && !settling ? resumed : undefined;
}

const NothingToBuy = () => (
  <EmptyState
    title="Your cart is empty"
    text="There is nothing to check out yet."
    illustration={<EmptyStateIllustration name="empty-cart" />}
    action={<ButtonLink to={paths.gearShop}>Start Shopping</ButtonLink>}
  />
);
