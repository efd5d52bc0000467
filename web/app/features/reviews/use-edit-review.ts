import type { ReviewEdit } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { showMessage } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { myReviewsQuery } from "./queries.ts";

/** Afterwards the customer's reviews and the gear pages are refetched. */
export function useEditReview(id: number, onSaved: () => void) {
  const queryClient = useQueryClient();
  return useApiMutation({
    mutationFn: (body: ReviewEdit) => api.editReview({ params: { id }, body }),
    onSuccess: ({ message }) => {
      onSaved();
      toast.success(message);
      void queryClient.invalidateQueries({ queryKey: ["gears"] });
    },
    onError: (error) =>
      void showMessage({ tone: "error", text: errorMessage(error, "Failed to save your review. Please try again.") }),
    onSettled: () => queryClient.invalidateQueries(myReviewsQuery),
  });
}
