import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { emitCartChange } from "../../lib/cart-changed.ts";
import { cartQuery } from "../cart/queries.ts";
import { clearCheckout } from "./checkout-storage.ts";
import { thankYouPath } from "./checkout-paths.ts";

/**
 * The order stands, and there is somebody to thank. The screen that is left keeps what it shows to the end: only then
 * are the cart and the checkout forgotten.
 */
export function useFinishCheckout(): (transaction: string) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (transaction) => {
    await navigate(thankYouPath(transaction), { replace: true });
    clearCheckout();
    queryClient.removeQueries(cartQuery);
    emitCartChange();
  };
}
