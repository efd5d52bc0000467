import type { Userpet, UserpetDraft } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import type { UseFormSetError } from "react-hook-form";
import { api } from "../../lib/api.ts";
import { errorMessage, fieldErrors, responseStatus, showFieldErrors } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { showMessage } from "../../ui/dialogs.tsx";
import { invalidateUserpets, userpetsQuery } from "./queries.ts";
import type { UserpetFields } from "./userpet-fields.ts";

interface AddUserpetOptions {
  /** Called once the customer has read the message. */
  onAdded: (pet: Userpet) => void;
  setError: UseFormSetError<UserpetFields>;
}

export function useAddUserpet({ onAdded, setError }: AddUserpetOptions) {
  const queryClient = useQueryClient();
  const showFailure = (error: Error) => {
    void showMessage({ tone: "error", text: failureText(error) });
    showFieldErrors(error, setError);
  };
  return useApiMutation({
    mutationFn: (body: UserpetDraft) => api.addUserpet({ body }),
    onSuccess: async (pet) => {
      queryClient.setQueryData(userpetsQuery(pet.user_id).queryKey, (pets) => pets && [...pets, pet]);
      invalidateUserpets(queryClient);
      await showMessage({ tone: "success", text: "Thank you for adding your pet!" });
      onAdded(pet);
    },
    onError: showFailure,
    onSignedOut: showFailure,
  });
}

const prefixes: Record<number, string> = { 401: "Unauthorized: ", 422: "Validation Error: " };

function failureText(error: Error): string {
  const fallback = "An error occurred. Please try again.";
  const prefix = prefixes[responseStatus(error) ?? 0];
  if (!prefix) return fallback;
  const messages = fieldErrors(error).map(([, message]) => message);
  return prefix + (messages.join(" ") || errorMessage(error, fallback));
}
