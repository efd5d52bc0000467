import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { conflictMessage } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { toast } from "../../ui/toast.tsx";
import { type PendingWish, savePendingWish } from "./pending-wish.ts";
import { stockAlertsQuery, wishlistQuery } from "./queries.ts";

/** Puts a gear on the wish list, or asks for a mail. If the session has expired, after the next sign-in. */
export function useMakeWish() {
  const queryClient = useQueryClient();
  return useApiMutation({
    mutationFn: ({ kind, gearId }: PendingWish) =>
      kind === "wish" ? api.addToWishlist({ params: { id: gearId } }) : api.askStockAlert({ params: { id: gearId } }),
    onSuccess: async ({ message }, { kind }) => {
      const { queryKey }: { queryKey: QueryKey } = kind === "wish" ? wishlistQuery : stockAlertsQuery;
      await queryClient.invalidateQueries({ queryKey });
      toast.success(message);
    },
    onError: (error) => toast.error(conflictMessage(error) ?? "This did not work. Please try again."),
    onSignedOut: (_, wish) => savePendingWish(wish),
  });
}
