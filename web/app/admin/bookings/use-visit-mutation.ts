import { useQueryClient } from "@tanstack/react-query";
import { toast } from "../../ui/toast.tsx";
import { auditKey } from "../audit/queries.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { visitKeys } from "./queries.ts";

interface VisitMutation<Data, Variables> {
  mutationFn: (variables: Variables) => Promise<Data>;
  /** What was done, in words. */
  done: (data: Data, variables: Variables) => string;
  onDone?: (data: Data) => void;
  onError?: (error: Error) => void | Promise<void>;
}

/** A change of a visit, after which everything that shows it is read again, also if it was refused. */
export function useVisitMutation<Data, Variables>(options: VisitMutation<Data, Variables>) {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([...visitKeys, auditKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return useStaffMutation<Data, Variables>({
    mutationFn: options.mutationFn,
    onSuccess: (data, variables) => {
      toast.success(options.done(data, variables));
      options.onDone?.(data);
      return refresh();
    },
    onError: async (error) => {
      await options.onError?.(error);
      await refresh();
    },
  });
}
