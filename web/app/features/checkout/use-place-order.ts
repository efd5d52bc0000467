import type { Cart, CheckoutOptions, CheckoutWarning, PaymentLabel, ShippingDetails } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { errorMessage, fieldErrors, responseStatus, warningsOf } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { showMessage } from "../../ui/dialogs.tsx";
import { cartQuery } from "../cart/queries.ts";
import type { CheckoutApi } from "./checkout-api.ts";
import { clearAttempt } from "./checkout-storage.ts";
import { draftOf } from "./order-draft.ts";
import { type PendingPayment, placeCashOrder, startCardPayment } from "./place-order.ts";

const failureTexts: Record<PaymentLabel, string> = {
  "Cash on Delivery": "Failed to place cash order. Please try again.",
  "Credit/Debit Card": "Failed to initialize payment. Please try again.",
};

interface PlaceOrderOptions {
  checkoutApi: CheckoutApi;
  /** The form stays busy until the returned promise resolves. */
  onOrdered: (orderNumber: string) => Promise<void>;
  onPaymentStarted: (payment: PendingPayment) => void;
  onFieldErrors: (error: Error) => void;
  /** Something in the cart endangers an animal of the household. */
  onWarnings: (warnings: readonly CheckoutWarning[]) => void;
}

interface PlaceOrderInput {
  method: PaymentLabel;
  cart: Cart;
  details: ShippingDetails;
  options: CheckoutOptions;
}

/** What the customer can correct is explained; anything else may be tried again. */
export function usePlaceOrder({
  checkoutApi,
  onOrdered,
  onPaymentStarted,
  onFieldErrors,
  onWarnings,
}: PlaceOrderOptions) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error, variables } = useApiMutation({
    mutationFn: async ({ method, cart, details, options }: PlaceOrderInput) => {
      const draft = draftOf(cart, details, options);
      return method === "Cash on Delivery" ? placeCashOrder(checkoutApi, draft) : startCardPayment(checkoutApi, draft);
    },
    onSuccess: (placed) => (typeof placed === "string" ? onOrdered(placed) : onPaymentStarted(placed)),
    onError: (error, { method }) => {
      // The server has done nothing under this idempotency key and never will.
      if (isRejected(error)) clearAttempt();
      const warnings = warningsOf(error);
      if (warnings.length > 0) return onWarnings(warnings);
      if (hasCustomerErrors(error)) return onFieldErrors(error);
      if (!isConflict(error)) return showMessage({ tone: "error", text: failureTexts[method] });
      return queryClient.invalidateQueries({ queryKey: checkoutApi.isGuest ? ["visitor-cart"] : cartQuery.queryKey });
    },
  });
  const notice =
    error && variables && isConflict(error) && warningsOf(error).length === 0
      ? errorMessage(error, failureTexts[variables.method])
      : null;
  return { place: mutate, isPlacing: isPending, notice };
}

/** A price, a stock or the cart has changed. */
const isConflict = (error: Error) => responseStatus(error) === 409;
const isRejected = (error: Error) => isConflict(error) || responseStatus(error) === 422;
const hasCustomerErrors = (error: Error) => fieldErrors(error).some(([path]) => path.startsWith("customer."));
