import type { UserpetDetails } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { errorMessage } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { toast } from "../../ui/toast.tsx";
import { invalidateUserpets, userpetQuery } from "./queries.ts";

interface UserpetMutationOptions<Variables> {
  mutationFn: (variables: Variables) => Promise<UserpetDetails>;
  /** Said when it is done. */
  done: string;
  onDone?: () => void;
  /** A toast with the server's message by default. */
  onError?: (error: Error) => void;
}

/** Every change of a pet's page is answered with the whole page. */
export function useUserpetMutation<Variables = void>(options: UserpetMutationOptions<Variables>) {
  const { mutationFn, done, onDone, onError = showError } = options;
  const queryClient = useQueryClient();
  return useApiMutation({
    mutationFn,
    onSuccess: (pet) => {
      queryClient.setQueryData(userpetQuery(String(pet.id)).queryKey, pet);
      invalidateUserpets(queryClient);
      toast.success(done);
      onDone?.();
    },
    onError,
  });
}

const showError = (error: Error) => void toast.error(errorMessage(error, "This could not be saved. Please try again."));
