import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { emitCartChange } from "../../lib/cart-changed.ts";
import { cartQuery } from "../cart/queries.ts";
import { clearCheckout } from "./checkout-storage.ts";
import { thankYouPath } from "../orders/order-paths.ts";

/** Clears the cart and the checkout only after navigating, so that the screen being left does not turn empty. */
export function useFinishCheckout(): (orderNumber: string) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (orderNumber) => {
    await navigate(thankYouPath(orderNumber), { replace: true });
    clearCheckout();
    queryClient.removeQueries(cartQuery);
    emitCartChange();
  };
}
