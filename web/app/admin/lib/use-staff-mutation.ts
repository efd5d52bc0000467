import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { errorCode } from "../../lib/api-errors.ts";
import { createSingleFlight } from "../../lib/single-flight.ts";
import { askForIdentity } from "../staff/confirm-identity-queue.ts";

interface StaffMutationOptions<Data, Variables> {
  mutationFn: (variables: Variables) => Promise<Data>;
  /** The mutation stays pending until the promises returned by these callbacks resolve. */
  onSuccess?: (data: Data, variables: Variables) => unknown;
  onError?: (error: Error, variables: Variables) => unknown;
  onSettled?: () => unknown;
}

/**
 * How the workplace changes anything on the server. A call made while another one is in flight is ignored. Where the server
 * wants to know again who it is, a dialog asks in place and the call is repeated.
 */
export function useStaffMutation<Data, Variables = void>({
  mutationFn,
  ...options
}: StaffMutationOptions<Data, Variables>) {
  const [runOnce] = useState(createSingleFlight);
  const { mutateAsync, isPending, isSuccess, data, error, variables, reset } = useMutation<Data, Error, Variables>({
    ...options,
    mutationFn: (variables) => withConfirmedIdentity(() => mutationFn(variables)),
  });
  const mutate = (variables: Variables) => void runOnce(() => mutateAsync(variables)).catch(() => undefined);
  return { mutate, isPending, isSuccess, data, error, variables, reset };
}

async function withConfirmedIdentity<Data>(call: () => Promise<Data>): Promise<Data> {
  try {
    return await call();
  } catch (error) {
    if (errorCode(error) !== "confirm_identity" || !(await askForIdentity())) throw error;
    return call();
  }
}
