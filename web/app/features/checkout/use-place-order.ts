import { ApiRefusal, type Cart, type PaymentLabel, type ShippingDetails } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { showMessage } from "../../ui/dialogs.tsx";
import { cartQuery } from "../cart/queries.ts";
import { forgetAttempt } from "./checkout-memory.ts";
import { draftOf } from "./order-draft.ts";
import { openPayment, type OpenPayment, placeCashOrder } from "./place-order.ts";

const failures: Record<PaymentLabel, string> = {
  "Cash on Delivery": "Failed to place cash order. Please try again.",
  "Credit/Debit Card": "Failed to initialize payment. Please try again.",
};

interface Outcomes {
  onOrdered: (transaction: string) => Promise<void>;
  onPaymentOpened: (payment: OpenPayment) => void;
  onFieldErrors: (error: ApiRefusal) => void;
}

/** Sends the order and sorts what can go wrong: what the customer can mend is explained, the rest may be tried again. */
export function usePlaceOrder({ onOrdered, onPaymentOpened, onFieldErrors }: Outcomes) {
  const queryClient = useQueryClient();
  const isUnderWay = useRef(false);
  const [isPlacing, setPlacing] = useState(false);
  const [notice, setNotice] = useState<string>();

  async function explain(error: unknown, method: PaymentLabel): Promise<void> {
    const refusal = error instanceof ApiRefusal ? error : undefined;
    if (refusal?.code === "unauthenticated") return;
    // Nothing was done under the key, and nothing ever will be.
    if (refusal?.status === 409 || refusal?.status === 422) forgetAttempt();
    if (refusal && Object.keys(refusal.errors).some((path) => path.startsWith("customer.")))
      return onFieldErrors(refusal);
    if (refusal?.status !== 409) return showMessage({ tone: "error", text: failures[method] });
    setNotice(refusal.message || failures[method]);
    await queryClient.invalidateQueries(cartQuery);
  }

  async function attempt(method: PaymentLabel, cart: Cart, details: ShippingDetails): Promise<void> {
    const draft = draftOf(cart, details);
    if (method === "Cash on Delivery") return onOrdered(await placeCashOrder(draft));
    onPaymentOpened(await openPayment(draft));
    release();
  }

  function release() {
    isUnderWay.current = false;
    setPlacing(false);
  }

  /** A second click can come before the button is drawn as busy. After a cash order it stays busy until the page is left. */
  async function place(method: PaymentLabel, cart: Cart, details: ShippingDetails): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPlacing(true);
    setNotice(undefined);
    try {
      await attempt(method, cart, details);
    } catch (error) {
      await explain(error, method);
      release();
    }
  }

  return { place, isPlacing, notice };
}
