import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { announceCartChange } from "../../lib/cart-changed.ts";
import { cartQuery } from "../cart/queries.ts";
import { forgetCheckout } from "./checkout-memory.ts";
import { thankYouAddress } from "./result-address.ts";

/**
 * The order stands, and there is somebody to thank. The screen that is left keeps what it shows to the end: only then
 * are the cart and the checkout forgotten.
 */
export function useOrdered(): (transaction: string) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (transaction) => {
    await navigate(thankYouAddress(transaction), { replace: true });
    forgetCheckout();
    queryClient.removeQueries(cartQuery);
    announceCartChange();
  };
}
