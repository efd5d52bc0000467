import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { isSignedOut } from "./api-errors.ts";
import { createSingleFlight } from "./single-flight.ts";

interface ApiMutationOptions<Data, Variables> {
  mutationFn: (variables: Variables) => Promise<Data>;
  /** The mutation stays pending until the promises returned by these callbacks resolve. */
  onSuccess?: (data: Data, variables: Variables) => unknown;
  /** Not called when the session has expired: the login dialog announces that. */
  onError?: (error: Error, variables: Variables) => unknown;
  onSignedOut?: (error: Error, variables: Variables) => unknown;
  onSettled?: () => unknown;
}

/** How the web changes anything on the server. A call made while another one is in flight is ignored. */
export function useApiMutation<Data, Variables = void>({
  onError,
  onSignedOut,
  ...options
}: ApiMutationOptions<Data, Variables>) {
  const [runOnce] = useState(createSingleFlight);
  const { mutateAsync, isPending, isSuccess, data, error, variables, reset } = useMutation<Data, Error, Variables>({
    ...options,
    onError: (error, variables) => (isSignedOut(error) ? onSignedOut : onError)?.(error, variables),
  });
  const mutate = (variables: Variables) => void runOnce(() => mutateAsync(variables)).catch(() => undefined);
  return { mutate, isPending, isSuccess, data, error, variables, reset };
}
