import { ApiResponseError, type CartItem } from "@pawhaven/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { emitCartChange } from "../../lib/cart-changed.ts";
import { cartQuery } from "./queries.ts";

type Change = { quantity: number } | "remove";

/** Changes one line. The line counts as busy until the cart has been loaded anew, so what is shown is the server's. */
export function useCartLine({ id }: CartItem) {
  const queryClient = useQueryClient();
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: (change: Change) =>
      change === "remove"
        ? api.removeCartItem({ params: { id } })
        : api.updateCartItem({ params: { id }, body: change }),
    onSettled: () => {
      emitCartChange();
      return queryClient.invalidateQueries(cartQuery);
    },
  });
  const pendingQuantity = isPending && typeof variables === "object" ? variables.quantity : undefined;
  return {
    isBusy: isPending,
    /** What the customer asked for while it is not there yet. */
    wanted: pendingQuantity,
    failure: error && failureText(error, variables),
    setQuantity: (quantity: number) => mutate({ quantity }),
    remove: () => mutate("remove"),
    retry: () => variables && mutate(variables),
  };
}

const failureText = (error: Error, change: Change | undefined): string =>
  (error instanceof ApiResponseError && error.code === "conflict" && error.message) ||
  (change === "remove" ? "The item could not be removed." : "The quantity could not be changed.");
