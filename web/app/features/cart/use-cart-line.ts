import type { CartItem } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { conflictMessage } from "../../lib/api-errors.ts";
import { emitCartChange } from "../../lib/cart-changed.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { cartQuery } from "./queries.ts";

type Change = { quantity: number } | "remove";

/** Changes one line. The line stays busy until the cart is refetched, so it always shows the server's numbers. */
export function useCartLine({ id }: CartItem) {
  const queryClient = useQueryClient();
  const { mutate, variables, isPending, error } = useApiMutation({
    mutationFn: (change: Change) =>
      change === "remove"
        ? api.removeCartItem({ params: { id } })
        : api.updateCartItem({ params: { id }, body: change }),
    onSettled: () => {
      emitCartChange();
      return queryClient.invalidateQueries(cartQuery);
    },
  });
  return {
    isBusy: isPending,
    /** The quantity that the customer chose, until the server has confirmed it. */
    pendingQuantity: isPending && typeof variables === "object" ? variables.quantity : undefined,
    failure: error && failureText(error, variables),
    setQuantity: (quantity: number) => mutate({ quantity }),
    remove: () => mutate("remove"),
    retry: () => variables && mutate(variables),
  };
}

const failureText = (error: Error, change: Change | undefined): string =>
  conflictMessage(error) ||
  (change === "remove" ? "The item could not be removed." : "The quantity could not be changed.");
