import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { emitCartChange } from "../../lib/cart-changed.ts";
import { toast } from "../../ui/toast.tsx";
import { removeOrdered } from "../cart/change-visitor-cart.ts";
import { clearDiscountCode } from "../cart/discount-code-storage.ts";
import { cartQuery } from "../cart/queries.ts";
import { thankYouPath } from "../orders/order-paths.ts";
import { clearCheckout } from "./checkout-storage.ts";
import { findAttemptedOrder } from "./place-order.ts";

/** Clears the cart and the checkout only after navigating, so that the screen being left does not turn empty. */
export function useFinishCheckout(isGuest: boolean) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  async function onOrdered(orderNumber: string): Promise<void> {
    const ordered = findAttemptedOrder()?.items ?? [];
    await navigate(thankYouPath(orderNumber), { replace: true });
    clearCheckout();
    clearDiscountCode();
    if (isGuest) await removeOrdered(ordered);
    else queryClient.removeQueries(cartQuery);
    emitCartChange();
  }
  async function onPaid(orderNumber: string): Promise<void> {
    await onOrdered(orderNumber);
    toast.success("Payment successful!");
  }
  return { onOrdered, onPaid };
}
