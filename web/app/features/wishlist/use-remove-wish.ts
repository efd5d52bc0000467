import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { toast } from "../../ui/toast.tsx";
import { showUndo } from "../../ui/undo-toast.tsx";
import { wishlistQuery } from "./queries.ts";

/** Removes a gear, and offers to undo it. */
export function useRemoveWish({ id, name }: { id: number; name: string }) {
  const queryClient = useQueryClient();
  const params = { id };
  const refetch = () => queryClient.invalidateQueries(wishlistQuery);
  const restore = useApiMutation({
    mutationFn: () => api.restoreWishlistItem({ params }),
    onSuccess: ({ message }) => toast.success(message),
    onError: () => toast.error("It could not be put back. Please try again."),
    onSettled: refetch,
  });
  return useApiMutation({
    mutationFn: (_byKeyboard: boolean) => api.removeFromWishlist({ params }),
    onSuccess: (_, takesFocus) =>
      showUndo(`${name} was removed from your wish list.`, { takesFocus, onUndo: () => restore.mutate() }),
    onError: () => toast.error("It could not be removed. Please try again."),
    onSettled: refetch,
  });
}
