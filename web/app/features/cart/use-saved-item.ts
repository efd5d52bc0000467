import type { CartItem } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { conflictMessage } from "../../lib/api-errors.ts";
import { emitCartChange } from "../../lib/cart-changed.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { toast } from "../../ui/toast.tsx";
import { cartQuery } from "./queries.ts";
import { savedItemsQuery } from "./saved-items-query.ts";

export function useSavedItem({ id }: CartItem) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useApiMutation({
    mutationFn: (change: "move" | "remove") =>
      change === "move" ? api.moveToCart({ params: { id } }) : api.removeSavedItem({ params: { id } }),
    // Not a success toast: it may say that there were not enough, which takes longer to read.
    onSuccess: ({ message }) => toast(message),
    onError: (error) => toast.error(conflictMessage(error) ?? "This did not work. Please try again."),
    onSettled: () => {
      emitCartChange();
      void queryClient.invalidateQueries(savedItemsQuery);
      return queryClient.invalidateQueries(cartQuery);
    },
  });
  return { isBusy: isPending, moveToCart: () => mutate("move"), remove: () => mutate("remove") };
}
