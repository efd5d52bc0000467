import type { CartItem } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { conflictMessage } from "../../lib/api-errors.ts";
import { emitCartChange } from "../../lib/cart-changed.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { showUndo } from "../../ui/undo-toast.tsx";
import type { CartLineControls } from "./cart-line.tsx";
import { cartQuery } from "./queries.ts";
import { savedItemsQuery } from "./saved-items-query.ts";
import { usePutBack } from "./use-put-back.ts";

type Change = { quantity: number } | { removedByKeyboard: boolean } | "save";

/** Changes one line. The line stays busy until the cart is refetched, so it always shows the server's numbers. */
export function useCartLine(item: CartItem): CartLineControls {
  const { id, gear } = item;
  const putBack = usePutBack(item);
  const queryClient = useQueryClient();
  const { mutate, variables, isPending, error } = useApiMutation({
    mutationFn: (change: Change) => {
      if (change === "save") return api.saveForLater({ params: { id } });
      return "quantity" in change
        ? api.updateCartItem({ params: { id }, body: change })
        : api.removeCartItem({ params: { id } });
    },
    onSuccess: (_, change) => {
      if (typeof change === "object" && "removedByKeyboard" in change)
        showUndo(`${gear.name} was removed.`, { takesFocus: change.removedByKeyboard, onUndo: putBack });
    },
    onSettled: () => {
      emitCartChange();
      void queryClient.invalidateQueries(savedItemsQuery);
      return queryClient.invalidateQueries(cartQuery);
    },
  });
  return {
    isBusy: isPending,
    pendingQuantity: isPending && isQuantity(variables) ? variables.quantity : undefined,
    failure: error && failureText(error, variables),
    setQuantity: (quantity: number) => mutate({ quantity }),
    remove: (removedByKeyboard: boolean) => mutate({ removedByKeyboard }),
    saveForLater: () => mutate("save"),
    retry: () => variables && mutate(variables),
  };
}

const isQuantity = (change: Change | undefined): change is { quantity: number } =>
  typeof change === "object" && "quantity" in change;

function failureText(error: Error, change: Change | undefined): string {
  const isRemoval = typeof change === "object" && !isQuantity(change);
  const texts = { true: "The item could not be removed.", false: "The quantity could not be changed." } as const;
  return conflictMessage(error) || (change === "save" ? "The item could not be saved." : texts[`${isRemoval}`]);
}
