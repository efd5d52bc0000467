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
import { CardForm, type Pay } from "./card-form/card-form.tsx";
import type { PendingPayment } from "./place-order.ts";
import { useCardPayment } from "./use-card-payment.ts";

interface PaymentModalProps {
  payment: PendingPayment;
  onPaid: (transaction: string) => Promise<void>;
  onCancelled: () => void;
}

/** The page below stays as it is: whoever cancels is back where they were. */
export function PaymentModal({ payment, onPaid, onCancelled }: PaymentModalProps) {
  const { cards } = useSiteConfig();
  const [pay, setPay] = useState<Pay | null>(null);
  const handleReady = useCallback((ready: Pay) => setPay(() => ready), []);
  const { busy, failure, payNow, cancel } = useCardPayment({ payment, onPaid, onCancelled });
  if (!cards) return null;
  return (
    <Modal
      open
      title="Complete Your Payment"
      onClose={() => void cancel()}
      locked={busy !== null}
      footer={
        <PaymentModalFooter
          failure={failure}
          busy={busy}
          onCancel={() => void cancel()}
          onPay={pay && (() => void payNow(pay))}
        />
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (pay && !busy) void payNow(pay);
        }}
        className="grid gap-4"
      >
        <AmountDue payment={payment} />
        <Suspense fallback={<Skeleton className="h-80" />}>
          <CardForm
            provider={cards.provider}
            clientSecret={payment.clientSecret}
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

/** A failure stands right above the buttons, where it is seen however far the form is scrolled. */
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
    <span className="text-small text-ink-soft">Your items are held for you until {formatTime(expiresAt)}.</span>
  </p>
);

const checkoutReturnUrl = () => new URL("/checkout/result", window.location.origin).href;
