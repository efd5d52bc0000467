import { useQueryClient } from "@tanstack/react-query";
import { errorMessage } from "../../lib/api-errors.ts";
import { toast } from "../../ui/toast.tsx";
import { auditKey } from "../audit/queries.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { reviewsKey } from "./queries.ts";

interface ReviewMutationOptions<Data, Variables> {
  mutationFn: (variables: Variables) => Promise<Data>;
  onSuccess: (data: Data, variables: Variables) => unknown;
  /** Shows a toast by default. */
  onError?: (error: Error) => unknown;
}

/** Afterwards reviews and histories are read again, also after an error: somebody may have been faster. */
export function useReviewMutation<Data, Variables = void>({
  mutationFn,
  onSuccess,
  onError = (error) => toast.error(errorMessage(error, "The review could not be changed. Please try again.")),
}: ReviewMutationOptions<Data, Variables>) {
  const queryClient = useQueryClient();
  return useStaffMutation({
    mutationFn,
    onSuccess,
    onError,
    onSettled: () => Promise.all([reviewsKey, auditKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
