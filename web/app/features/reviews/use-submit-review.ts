import type { GearReviewDraft } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { showMessage } from "../../ui/dialogs.tsx";
import { myReviewsQuery, unreviewedQuery } from "./queries.ts";

/** Afterwards the list of pending reviews and the gear pages are refetched. */
export function useSubmitReview(onSubmitted: () => void) {
  const queryClient = useQueryClient();
  return useApiMutation({
    mutationFn: (body: GearReviewDraft) => api.writeReview({ body }),
    onSuccess: () => {
      onSubmitted();
      void showMessage({ tone: "success", text: "Review submitted successfully." });
      void queryClient.invalidateQueries({ queryKey: ["gears"] });
      void queryClient.invalidateQueries(myReviewsQuery);
      return queryClient.invalidateQueries(unreviewedQuery);
    },
    onError: () => void showMessage({ tone: "error", text: "Failed to submit review." }),
  });
}
