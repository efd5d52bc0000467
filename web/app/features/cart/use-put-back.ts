import type { CartItem } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { conflictMessage } from "../../lib/api-errors.ts";
import { emitCartChange } from "../../lib/cart-changed.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { toast } from "../../ui/toast.tsx";
import { cartQuery } from "./queries.ts";

/** Undoes a removal, also after the customer has left the cart. */
export function usePutBack({ gear, quantity }: CartItem): () => void {
  const queryClient = useQueryClient();
  const { mutate } = useApiMutation({
    mutationFn: () => api.restoreCartItem({ params: { id: gear.id }, body: { quantity } }),
    // Not a success toast: it may say that there were not enough, which takes longer to read.
    onSuccess: ({ message }) => toast(message),
    onError: (error) => toast.error(conflictMessage(error) ?? "It could not be put back. Please try again."),
    onSettled: () => {
      emitCartChange();
      return queryClient.invalidateQueries(cartQuery);
    },
  });
  return () => mutate();
}
