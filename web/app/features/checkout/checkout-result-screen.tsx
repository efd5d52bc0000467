import { useEffect, useEffectEvent } from "react";
import * as paths from "../../lib/paths.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Progress } from "../../ui/progress.tsx";
import { useFinishCheckout } from "./use-finish-checkout.ts";
import { type Settlement, useSettlement } from "./use-settlement.ts";

/** The page after a redirect to the bank. The query of the URL is not trusted; the server is asked for the result. */
export function CheckoutResultScreen({ intent, enabled }: { intent: string; enabled: boolean }) {
  const { settlement, retry } = useSettlement(intent, enabled);
  const onOrdered = useFinishCheckout();
  const finish = useEffectEvent((orderNumber: string) => void onOrdered(orderNumber));
  const orderNumber = settlement.kind === "ordered" ? settlement.orderNumber : undefined;
  useEffect(() => {
    if (orderNumber) finish(orderNumber);
  }, [orderNumber]);
  if (!intent) return <NoPayment />;
  return <SettlementStatus settlement={settlement} onRetry={retry} />;
}

function SettlementStatus({ settlement, onRetry }: { settlement: Settlement; onRetry: () => void }) {
  if (settlement.kind === "failed") return <Failed message={settlement.message} />;
  if (settlement.kind === "unreachable") return <Unreachable onRetry={onRetry} />;
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

const Unreachable = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <h1 className="text-heading">We could not check your payment</h1>
    <Banner tone="error" className="mt-4 mb-6">
      We could not reach the shop or the card provider. If your payment went through, you will find your order under My
      Orders.
    </Banner>
    <div className="flex flex-wrap gap-3">
      <Button onClick={onRetry}>Try Again</Button>
      <ButtonLink to={paths.orders} variant="secondary">
        My Orders
      </ButtonLink>
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
