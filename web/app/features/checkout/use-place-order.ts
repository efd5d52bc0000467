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
  onOrdered: (transaction: string) => void;
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
    if (!(error instanceof ApiRefusal)) return showMessage({ tone: "error", text: failures[method] });
    if (error.code === "unauthenticated") return;
    if (error.code === "invalid" && Object.keys(error.errors).length > 0) return onFieldErrors(error);
    if (error.status !== 409) return showMessage({ tone: "error", text: failures[method] });
    forgetAttempt();
    setNotice(error.message || failures[method]);
    await queryClient.invalidateQueries(cartQuery);
  }

  async function place(method: PaymentLabel, cart: Cart, details: ShippingDetails): Promise<void> {
    // A second click can come before the button is drawn as busy.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPlacing(true);
    setNotice(undefined);
    try {
      const draft = draftOf(cart, details);
      if (method === "Cash on Delivery") onOrdered(await placeCashOrder(draft));
      else onPaymentOpened(await openPayment(draft));
    } catch (error) {
      await explain(error, method);
    } finally {
      isUnderWay.current = false;
      setPlacing(false);
    }
  }

  return { place, isPlacing, notice };
}
