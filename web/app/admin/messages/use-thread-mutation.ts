import type { Thread } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { auditKey } from "../audit/queries.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { threadQuery, threadsKey } from "./queries.ts";

interface ThreadMutationOptions<Variables> {
  mutationFn: (variables: Variables) => Promise<Thread>;
  onSuccess?: (thread: Thread, variables: Variables) => void;
  onError?: (error: Error) => void;
}

/** Shows the thread as it is afterwards, also when somebody else was faster. */
export function useThreadMutation<Variables>({ mutationFn, onSuccess, onError }: ThreadMutationOptions<Variables>) {
  const queryClient = useQueryClient();
  return useStaffMutation({
    mutationFn,
    onSuccess: (thread, variables: Variables) => {
      queryClient.setQueryData(threadQuery(thread.id).queryKey, thread);
      onSuccess?.(thread, variables);
    },
    onError,
    onSettled: () => Promise.all([threadsKey, auditKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
