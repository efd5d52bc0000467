import type { Cart, PaymentLabel, ShippingDetails } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { errorMessage, fieldErrors, responseStatus } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { showMessage } from "../../ui/dialogs.tsx";
import { cartQuery } from "../cart/queries.ts";
import { clearAttempt } from "./checkout-storage.ts";
import { draftOf } from "./order-draft.ts";
import { type PendingPayment, placeCashOrder, startCardPayment } from "./place-order.ts";

const failureTexts: Record<PaymentLabel, string> = {
  "Cash on Delivery": "Failed to place cash order. Please try again.",
  "Credit/Debit Card": "Failed to initialize payment. Please try again.",
};

interface PlaceOrderCallbacks {
  /** The form stays busy until the returned promise resolves. */
  onOrdered: (orderNumber: string) => Promise<void>;
  onPaymentStarted: (payment: PendingPayment) => void;
  onFieldErrors: (error: Error) => void;
}

interface PlaceOrderInput {
  method: PaymentLabel;
  cart: Cart;
  details: ShippingDetails;
}

/** What the customer can correct is explained; anything else may be tried again. */
export function usePlaceOrder({ onOrdered, onPaymentStarted, onFieldErrors }: PlaceOrderCallbacks) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error, variables } = useApiMutation({
    mutationFn: async ({ method, cart, details }: PlaceOrderInput) => {
      const draft = draftOf(cart, details);
      return method === "Cash on Delivery" ? placeCashOrder(draft) : startCardPayment(draft);
    },
    onSuccess: (placed) => (typeof placed === "string" ? onOrdered(placed) : onPaymentStarted(placed)),
    onError: (error, { method }) => {
      // The server has done nothing under this idempotency key and never will.
      if (isRejected(error)) clearAttempt();
      if (hasCustomerErrors(error)) return onFieldErrors(error);
      if (!isConflict(error)) return showMessage({ tone: "error", text: failureTexts[method] });
      return queryClient.invalidateQueries(cartQuery);
    },
  });
  const notice = error && variables && isConflict(error) ? errorMessage(error, failureTexts[variables.method]) : null;
  return { place: mutate, isPlacing: isPending, notice };
}

/** A price, a stock or the cart has changed. */
const isConflict = (error: Error) => responseStatus(error) === 409;
const isRejected = (error: Error) => isConflict(error) || responseStatus(error) === 422;
const hasCustomerErrors = (error: Error) => fieldErrors(error).some(([path]) => path.startsWith("customer."));
