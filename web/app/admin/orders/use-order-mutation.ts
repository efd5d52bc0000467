import type { StaffOrder } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { errorMessage } from "../../lib/api-errors.ts";
import { toast } from "../../ui/toast.tsx";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { orderQuery } from "./queries.ts";
import { useRefreshOrder } from "./use-refresh-order.ts";

interface OrderMutationOptions<Variables> {
  mutationFn: (variables: Variables) => Promise<StaffOrder>;
  /** Said when it is done. */
  done: string;
  onDone?: (order: StaffOrder) => void;
  /** Forms show errors themselves. By default they are said. */
  onError?: (error: Error) => unknown;
}

/** A change of an order whose reply is the order as it is now. Lists and histories are read again, also after an error. */
export function useOrderMutation<Variables = void>(
  id: string,
  { mutationFn, done, onDone, onError = sayError }: OrderMutationOptions<Variables>,
) {
  const queryClient = useQueryClient();
  const refresh = useRefreshOrder();
  return useStaffMutation({
    mutationFn,
    onSuccess: (order) => {
      queryClient.setQueryData(orderQuery(id).queryKey, order);
      toast.success(done);
      onDone?.(order);
      void refresh();
    },
    onError: async (error) => {
      await refresh();
      await onError(error);
    },
  });
}

const sayError = (error: Error) =>
  toast.error(errorMessage(error, "The order could not be changed. Please try again."));
