import { ApiResponseError, type Cart, type PaymentLabel, type ShippingDetails } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { showMessage } from "../../ui/dialogs.tsx";
import { cartQuery } from "../cart/queries.ts";
import { clearAttempt } from "./checkout-storage.ts";
import { draftOf } from "./order-draft.ts";
import { startCardPayment, type PendingPayment, placeCashOrder } from "./place-order.ts";

const failureTexts: Record<PaymentLabel, string> = {
  "Cash on Delivery": "Failed to place cash order. Please try again.",
  "Credit/Debit Card": "Failed to initialize payment. Please try again.",
};

interface PlaceOrderCallbacks {
  onOrdered: (transaction: string) => Promise<void>;
  onPaymentStarted: (payment: PendingPayment) => void;
  onFieldErrors: (error: ApiResponseError) => void;
}

/** Sends the order and sorts what can go wrong: what the customer can mend is explained, the rest may be tried again. */
export function usePlaceOrder({ onOrdered, onPaymentStarted, onFieldErrors }: PlaceOrderCallbacks) {
  const queryClient = useQueryClient();
  const isSubmitting = useRef(false);
  const [isPlacing, setPlacing] = useState(false);
  const [notice, setNotice] = useState<string>();

  async function handleError(error: unknown, method: PaymentLabel): Promise<void> {
    const apiError = error instanceof ApiResponseError ? error : undefined;
    if (apiError?.code === "unauthenticated") return;
    // Nothing was done under the key, and nothing ever will be.
    if (apiError?.status === 409 || apiError?.status === 422) clearAttempt();
    if (apiError && Object.keys(apiError.errors).some((path) => path.startsWith("customer.")))
      return onFieldErrors(apiError);
    if (apiError?.status !== 409) return showMessage({ tone: "error", text: failureTexts[method] });
    setNotice(apiError.message || failureTexts[method]);
    await queryClient.invalidateQueries(cartQuery);
  }

  async function submitOrder(method: PaymentLabel, cart: Cart, details: ShippingDetails): Promise<void> {
    const draft = draftOf(cart, details);
    if (method === "Cash on Delivery") return onOrdered(await placeCashOrder(draft));
    onPaymentStarted(await startCardPayment(draft));
    resetPlacing();
  }

  function resetPlacing() {
    isSubmitting.current = false;
    setPlacing(false);
  }

  /** A second click can come before the button is drawn as busy. After a cash order it stays busy until the page is left. */
  async function place(method: PaymentLabel, cart: Cart, details: ShippingDetails): Promise<void> {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setPlacing(true);
    setNotice(undefined);
    try {
      await submitOrder(method, cart, details);
    } catch (error) {
      await handleError(error, method);
      resetPlacing();
    }
  }

  return { place, isPlacing, notice };
}
