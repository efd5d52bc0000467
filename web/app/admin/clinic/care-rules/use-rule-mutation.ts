import { useQueryClient } from "@tanstack/react-query";
import { errorMessage } from "../../../lib/api-errors.ts";
import { toast } from "../../../ui/toast.tsx";
import { useStaffMutation } from "../../lib/use-staff-mutation.ts";
import { careRulesQuery } from "./queries.ts";

/** Changes a rule, and reads the list again. */
export function useRuleMutation<Variables>(
  mutationFn: (variables: Variables) => Promise<unknown>,
  onSaved?: () => void,
) {
  const queryClient = useQueryClient();
  return useStaffMutation({
    mutationFn,
    onSuccess: async () => {
      await queryClient.invalidateQueries(careRulesQuery);
      toast.success("Saved.");
      onSaved?.();
    },
    onError: (error) => void toast.error(errorMessage(error, "It could not be saved. Please try again.")),
  });
}
