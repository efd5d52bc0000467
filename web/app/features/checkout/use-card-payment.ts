import { useNavigate } from "react-router";
import { errorCode } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { toast } from "../../ui/toast.tsx";
import type { Pay, PaymentOutcome } from "./card-form/payment-outcome.ts";
import type { CheckoutApi } from "./checkout-api.ts";
import { checkoutResultPath } from "./checkout-paths.ts";
import { clearAttempt } from "./checkout-storage.ts";
import type { PendingPayment } from "./place-order.ts";

interface CardPaymentOptions {
  checkoutApi: CheckoutApi;
  payment: PendingPayment;
  onPaid: (orderNumber: string) => Promise<void>;
  onCancelled: () => void;
}

/** Pays with the provider's form and then settles with the shop, or cancels the payment. */
export function useCardPayment({ checkoutApi, payment: { intent, items }, onPaid, onCancelled }: CardPaymentOptions) {
  const navigate = useNavigate();
  const showResult = () => void navigate(checkoutResultPath(intent));

  /** The card has been charged. If the shop cannot be reached now, the result page keeps asking. */
  async function settle(): Promise<void> {
    try {
      const settled = await checkoutApi.confirmPayment(intent, { items });
      if (settled.shipping_status === "") showResult();
      else await onPaid(settled.transaction_id);
    } catch {
      showResult();
    }
  }

  const payment = useApiMutation({
    mutationFn: (pay: Pay) => pay(),
    onSuccess: ({ kind }) => (kind === "succeeded" || kind === "processing" ? settle() : undefined),
  });

  function leaveOpen() {
    toast("The payment is still open. If you do not continue, it will expire and nothing will be charged.");
    onCancelled();
  }

  const cancellation = useApiMutation({
    mutationFn: () => checkoutApi.cancelPayment(intent),
    onSuccess: () => {
      clearAttempt();
      onCancelled();
    },
    // A conflict means that the payment went through first.
    onError: (error) => (errorCode(error) === "conflict" ? showResult() : leaveOpen()),
    onSignedOut: leaveOpen,
  });

  const isPaying = payment.isPending || (payment.data && isFinal(payment.data));
  return {
    busy: isPaying ? ("paying" as const) : cancellation.isPending ? ("cancelling" as const) : null,
    failure: payment.error
      ? "An unexpected error occurred. Please try again."
      : payment.data && failureText(payment.data),
    payNow: payment.mutate,
    cancel: cancellation.mutate,
  };
}

/** The page is about to be left, so its buttons stay disabled. */
const isFinal = ({ kind }: PaymentOutcome) => kind === "succeeded" || kind === "processing" || kind === "redirecting";

function failureText(outcome: PaymentOutcome): string | undefined {
  if (isFinal(outcome) || outcome.kind === "incomplete") return undefined;
  if (outcome.kind === "declined") return outcome.message || "An error occurred during payment.";
  return "Something went wrong with your payment.";
}
