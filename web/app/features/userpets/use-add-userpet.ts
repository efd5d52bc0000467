import { ApiResponseError, type Userpet, type UserpetDraft } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { showMessage } from "../../ui/dialogs.tsx";
import { userpetsQuery } from "./queries.ts";

/** Adds a pet, says how it went, and calls back once that has been read. */
export function useAddUserpet(onAdded: (pet: Userpet) => void) {
  const queryClient = useQueryClient();
  return async (draft: UserpetDraft) => {
    try {
      const pet = await api.addUserpet({ body: draft });
      queryClient.setQueryData(userpetsQuery(pet.user_id).queryKey, (pets) => pets && [...pets, pet]);
      await showMessage({ tone: "success", text: "Thank you for adding your pet!" });
      onAdded(pet);
      return undefined;
    } catch (error) {
      void showMessage({ tone: "error", text: failureText(error) });
      return error instanceof ApiResponseError ? error.errors : undefined;
    }
  };
}

function failureText(error: unknown): string {
  if (!(error instanceof ApiResponseError)) return "An error occurred. Please try again.";
  const serverMessage = Object.values(error.errors).flat().join(" ") || error.message;
  if (error.status === 422) return `Validation Error: ${serverMessage}`;
  if (error.status === 401) return `Unauthorized: ${serverMessage}`;
  return "An error occurred. Please try again.";
}
