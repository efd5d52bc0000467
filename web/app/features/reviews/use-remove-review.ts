import type { MyReview } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { askToConfirm, showMessage } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { myReviewsQuery, unreviewedQuery } from "./queries.ts";

/** Asks first. Afterwards the gear pages and both lists of the profile are refetched. */
export function useRemoveReview({ id, name }: MyReview) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useApiMutation({
    mutationFn: () => api.removeReview({ params: { id } }),
    onSuccess: ({ message }) => {
      toast.success(message);
      void queryClient.invalidateQueries({ queryKey: ["gears"] });
      void queryClient.invalidateQueries(unreviewedQuery);
    },
    onError: (error) =>
      void showMessage({ tone: "error", text: errorMessage(error, "Failed to remove your review. Please try again.") }),
    onSettled: () => queryClient.invalidateQueries(myReviewsQuery),
  });
  return {
    isPending,
    ask: async () => {
      const isSure = await askToConfirm({
        title: "Remove your review?",
        text: `What you wrote about “${name}” and its pictures are deleted.`,
        confirmLabel: "Remove",
        cancelLabel: "Keep",
        danger: true,
      });
      if (isSure) mutate();
    },
  };
}
