import { ApiResponseError } from "@pawhaven/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../lib/api.ts";
import { toast } from "../../ui/toast.tsx";
import type { Pay, PaymentOutcome } from "./card-form/card-form.tsx";
import { clearAttempt } from "./checkout-storage.ts";
import type { PendingPayment } from "./place-order.ts";
import { checkoutResultPath } from "./checkout-paths.ts";

interface CardPaymentOptions {
  payment: PendingPayment;
  onPaid: (transaction: string) => Promise<void>;
  onCancelled: () => void;
}

/** Pays with the provider's form, then lets the shop settle; or gives the payment up. */
export function useCardPayment({ payment: { intent, items }, onPaid, onCancelled }: CardPaymentOptions) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<"paying" | "cancelling" | null>(null);
  const [failure, setFailure] = useState<string>();

  /** The money is on its way: if the shop cannot be reached now, the result page goes on asking. */
  async function settle(): Promise<void> {
    try {
      const settled = await api.confirmPayment({ body: { payment_intent_id: intent, items } });
      if (settled.shipping_status !== "") await onPaid(settled.transaction_id);
      else void navigate(checkoutResultPath(intent));
    } catch {
      void navigate(checkoutResultPath(intent));
    }
  }

  async function handleOutcome(outcome: PaymentOutcome): Promise<void> {
    if (outcome.kind === "succeeded" || outcome.kind === "processing") return settle();
    // The page is being left; a button that could be pressed again would only confuse.
    if (outcome.kind === "leaving") return;
    setBusy(null);
    setFailure(failureText(outcome));
  }

  async function payNow(pay: Pay): Promise<void> {
    setBusy("paying");
    setFailure(undefined);
    try {
      await handleOutcome(await pay());
    } catch {
      setBusy(null);
      setFailure("An unexpected error occurred. Please try again.");
    }
  }

  async function cancel(): Promise<void> {
    setBusy("cancelling");
    try {
      await api.cancelPayment({ body: { payment_intent_id: intent } });
      clearAttempt();
    } catch (error) {
      // A payment that was quicker stays a payment.
      if (error instanceof ApiResponseError && error.code === "conflict")
        return void navigate(checkoutResultPath(intent));
      toast("The payment is still open. Unless you go on with it, it ends by itself and nothing is charged.");
    }
    onCancelled();
  }

  return { busy, failure, payNow, cancel };
}

function failureText(outcome: PaymentOutcome): string | undefined {
  if (outcome.kind === "incomplete") return undefined;
  if (outcome.kind === "refused") return outcome.message || "An error occurred during payment.";
  return "Something went wrong with your payment.";
}
