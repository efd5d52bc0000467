import { useEffect, useEffectEvent } from "react";
import * as paths from "../../lib/paths.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Progress } from "../../ui/progress.tsx";
import type { CheckoutApi } from "./checkout-api.ts";
import { markDeclined } from "./checkout-storage.ts";
import { useFinishCheckout } from "./use-finish-checkout.ts";
import { type Settlement, useSettlement } from "./use-settlement.ts";

interface CheckoutResultScreenProps {
  checkoutApi: CheckoutApi;
  intent: string;
  enabled: boolean;
}

/** The page after a redirect to the bank. The query of the URL is not trusted; the server is asked for the result. */
export function CheckoutResultScreen({ checkoutApi, intent, enabled }: CheckoutResultScreenProps) {
  const { settlement, retry } = useSettlement(checkoutApi, intent, enabled);
  const { onPaid } = useFinishCheckout(checkoutApi.isGuest);
  const finish = useEffectEvent((orderNumber: string) => void onPaid(orderNumber));
  const orderNumber = settlement.kind === "ordered" ? settlement.orderNumber : undefined;
  useEffect(() => {
    if (orderNumber) finish(orderNumber);
  }, [orderNumber]);
  const isDeclined = settlement.kind === "failed";
  useEffect(() => {
    if (isDeclined) markDeclined(intent);
  }, [isDeclined, intent]);
  if (!intent) return <NoPayment />;
  return <SettlementStatus settlement={settlement} isGuest={checkoutApi.isGuest} onRetry={retry} />;
}

interface SettlementStatusProps {
  settlement: Settlement;
  isGuest: boolean;
  onRetry: () => void;
}

function SettlementStatus({ settlement, isGuest, onRetry }: SettlementStatusProps) {
  if (settlement.kind === "failed") return <Failed message={settlement.message} />;
  if (settlement.kind === "unreachable") return <Unreachable isGuest={isGuest} onRetry={onRetry} />;
  return (
    <>
      <h1 className="text-heading">Checking your payment</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        One moment, please. You can leave this page open; you will not be charged twice.
      </p>
      <Progress label="Waiting for the card provider" hideLabel />
    </>
  );
}

const Failed = ({ message }: { message: string }) => (
  <>
    <h1 className="text-heading">Your payment did not go through</h1>
    <Banner tone="error" className="mt-4 mb-6">
      {message}
    </Banner>
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={paths.checkout} replace>
        Back to Checkout
      </ButtonLink>
      <ButtonLink to={paths.cart} replace variant="secondary">
        Back to Cart
      </ButtonLink>
    </div>
  </>
);

const Unreachable = ({ isGuest, onRetry }: { isGuest: boolean; onRetry: () => void }) => (
  <>
    <h1 className="text-heading">We could not check your payment</h1>
    <Banner tone="error" className="mt-4 mb-6">
      We could not reach the shop or the card provider. If your payment went through,{" "}
      {isGuest ? "we will email you the link to your order." : "you will find your order under My Orders."}
    </Banner>
    <div className="flex flex-wrap gap-3">
      <Button onClick={onRetry}>Try Again</Button>
      {!isGuest && (
        <ButtonLink to={paths.orders} variant="secondary">
          My Orders
        </ButtonLink>
      )}
    </div>
  </>
);

const NoPayment = () => (
  <EmptyState
    isPage
    title="There is no payment to check"
    action={<ButtonLink to={paths.cart}>Back to Cart</ButtonLink>}
  />
);
