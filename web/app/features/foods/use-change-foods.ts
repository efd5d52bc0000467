import type { Foods } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { errorMessage } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { toast } from "../../ui/toast.tsx";

interface Change {
  call: () => Promise<Foods>;
  done: string;
}

/** Every change answers with all foods as they are then. */
export function useChangeFoods(onChanged?: () => void) {
  const queryClient = useQueryClient();
  return useApiMutation({
    mutationFn: ({ call }: Change) => call(),
    onSuccess: (foods, { done }) => {
      queryClient.setQueriesData({ queryKey: ["foods"] }, foods);
      toast.success(done);
      onChanged?.();
    },
    onError: (error) => toast.error(errorMessage(error, "This could not be saved. Please try again.")),
  });
}
