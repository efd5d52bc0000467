import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { emitCartChange } from "../../lib/cart-changed.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { toast } from "../../ui/toast.tsx";
import { cartQuery } from "./queries.ts";

/** Empties the cart of a customer. */
export function useClearCart() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useApiMutation({
    mutationFn: () => api.clearCart(),
    onError: () => void toast.error("Failed to clear cart. Please try again."),
    onSettled: () => {
      emitCartChange();
      return queryClient.invalidateQueries(cartQuery);
    },
  });
  return { clear: () => mutate(), isClearing: isPending };
}
