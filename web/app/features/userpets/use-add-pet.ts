import { ApiRefusal, type Userpet, type UserpetDraft } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { showMessage } from "../../ui/dialogs.tsx";
import { userpetsQuery } from "./queries.ts";

/** Adds a pet, says how it went, and calls back once that has been read. */
export function useAddPet(onAdded: (pet: Userpet) => void) {
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
      return error instanceof ApiRefusal ? error.errors : undefined;
    }
  };
}

function failureText(error: unknown): string {
  if (!(error instanceof ApiRefusal)) return "An error occurred. Please try again.";
  const words = Object.values(error.errors).flat().join(" ") || error.message;
  if (error.status === 422) return `Validation Error: ${words}`;
  if (error.status === 401) return `Unauthorized: ${words}`;
  return "An error occurred. Please try again.";
}
