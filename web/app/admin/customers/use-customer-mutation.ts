import { useQueryClient } from "@tanstack/react-query";
import { errorMessage } from "../../lib/api-errors.ts";
import { toast } from "../../ui/toast.tsx";
import { auditKey } from "../audit/queries.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { customersKey } from "./queries.ts";

interface CustomerMutationOptions<Data, Variables> {
  mutationFn: (variables: Variables) => Promise<Data>;
  onSuccess?: (data: Data) => unknown;
  /** Shows a toast by default. */
  onError?: (error: Error) => unknown;
}

/** Says what was done, and reads the page and its history again. */
export function useCustomerMutation<Data extends { message: string }, Variables = void>({
  mutationFn,
  onSuccess,
  onError = (error) => toast.error(errorMessage(error, "This could not be saved. Please try again.")),
}: CustomerMutationOptions<Data, Variables>) {
  const queryClient = useQueryClient();
  return useStaffMutation({
    mutationFn,
    onSuccess: (data) => {
      toast.success(data.message);
      return onSuccess?.(data);
    },
    onError,
    onSettled: () =>
      Promise.all([customersKey, auditKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
