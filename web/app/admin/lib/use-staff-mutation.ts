import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { createSingleFlight } from "../../lib/single-flight.ts";

interface StaffMutationOptions<Data, Variables> {
  mutationFn: (variables: Variables) => Promise<Data>;
  /** The mutation stays pending until the promises returned by these callbacks resolve. */
  onSuccess?: (data: Data, variables: Variables) => unknown;
  onError?: (error: Error, variables: Variables) => unknown;
  onSettled?: () => unknown;
}

/** How the workplace changes anything on the server. A call made while another one is in flight is ignored. */
export function useStaffMutation<Data, Variables = void>(options: StaffMutationOptions<Data, Variables>) {
  const [runOnce] = useState(createSingleFlight);
  const { mutateAsync, isPending, isSuccess, data, error, variables, reset } = useMutation<Data, Error, Variables>(
    options,
  );
  const mutate = (variables: Variables) => void runOnce(() => mutateAsync(variables)).catch(() => undefined);
  return { mutate, isPending, isSuccess, data, error, variables, reset };
}
