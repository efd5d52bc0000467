import { useQueryClient } from "@tanstack/react-query";
import { toast } from "../../ui/toast.tsx";
import { auditKey } from "../audit/queries.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { requestsKey } from "./queries.ts";

interface RequestMutation<Data, Variables> {
  mutationFn: (variables: Variables) => Promise<Data>;
  /** What was done, in words. */
  done: (data: Data, variables: Variables) => string;
  onDone?: (data: Data) => void;
  onError?: (error: Error) => void;
}

/** A change of a request, after which everything that shows it is read again, also if it was refused. */
export function useRequestMutation<Data, Variables = void>(options: RequestMutation<Data, Variables>) {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([requestsKey, auditKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return useStaffMutation<Data, Variables>({
    mutationFn: options.mutationFn,
    onSuccess: (data, variables) => {
      toast.success(options.done(data, variables));
      options.onDone?.(data);
      return refresh();
    },
    onError: (error) => {
      options.onError?.(error);
      return refresh();
    },
  });
}
