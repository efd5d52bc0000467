import { toDollars } from "@pawhaven/contract";
import { Lock } from "lucide-react";
import { Suspense, useCallback, useState } from "react";
import { formatTime } from "../../lib/dates.ts";
import { formatDollars } from "../../lib/money.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CardForm } from "./card-form/card-form.tsx";
import type { Pay } from "./card-form/payment-outcome.ts";
import type { CheckoutApi } from "./checkout-api.ts";
import { checkoutReturnPath } from "./checkout-paths.ts";
import type { PendingPayment } from "./place-order.ts";
import { useCardPayment } from "./use-card-payment.ts";

interface PaymentModalProps {
  checkoutApi: CheckoutApi;
  payment: PendingPayment;
  onPaid: (orderNumber: string) => Promise<void>;
  onCancelled: () => void;
}

export function PaymentModal({ checkoutApi, payment, onPaid, onCancelled }: PaymentModalProps) {
  const { cards } = useSiteConfig();
  const [pay, setPay] = useState<Pay | null>(null);
  const handleReady = useCallback((ready: Pay) => setPay(() => ready), []);
  const { busy, failure, payNow, cancel } = useCardPayment({ checkoutApi, payment, onPaid, onCancelled });
  if (!cards) return null;
  return (
    <Modal
      open
      title="Complete Your Payment"
      onClose={() => cancel()}
      locked={busy !== null}
      footer={
        <PaymentModalFooter
          failure={failure}
          busy={busy}
          onCancel={() => cancel()}
          onPay={pay && (() => payNow(pay))}
        />
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (pay && !busy) payNow(pay);
        }}
        className="grid gap-4"
      >
        <AmountDue payment={payment} />
        <Suspense fallback={<Skeleton className="h-80" />}>
          <CardForm
            provider={cards.provider}
            clientSecret={payment.clientSecret}
            customerSession={payment.customerSession}
            returnUrl={checkoutReturnUrl()}
            onReady={handleReady}
          />
        </Suspense>
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Modal>
  );
}

interface PaymentModalFooterProps {
  failure: string | undefined;
  busy: "paying" | "cancelling" | null;
  onCancel: () => void;
  /** Null until the provider's form is ready. */
  onPay: (() => void) | null;
}

/** The error is next to the buttons, where it is visible however far the form is scrolled. */
const PaymentModalFooter = ({ failure, busy, onCancel, onPay }: PaymentModalFooterProps) => (
  <>
    {failure && (
      <div className="order-last w-full sm:order-none">
        <Banner tone="error">{failure}</Banner>
      </div>
    )}
    <Button variant="secondary" busy={busy === "cancelling"} disabled={busy !== null} onClick={onCancel}>
      Cancel
    </Button>
    <Button icon={Lock} busy={busy === "paying"} disabled={!onPay || busy !== null} onClick={() => onPay?.()}>
      Pay Now
    </Button>
  </>
);

const AmountDue = ({ payment: { amount, expiresAt } }: { payment: PendingPayment }) => (
  <p className="flex flex-wrap items-baseline justify-between gap-x-4">
    <strong className="font-display text-heading text-teal tabular-nums">{formatDollars(toDollars(amount))}</strong>
    <span className="text-small text-ink-soft">We hold your items until {formatTime(expiresAt)}.</span>
  </p>
);

const checkoutReturnUrl = () => new URL(checkoutReturnPath, window.location.origin).href;
