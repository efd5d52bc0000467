import type { Userpet, UserpetDraft } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import type { UseFormSetError } from "react-hook-form";
import { api } from "../../lib/api.ts";
import { errorCode, showFieldErrors } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { showMessage } from "../../ui/dialogs.tsx";
import { askAboutWeight } from "./ask-about-weight.ts";
import { invalidateUserpets, userpetsQuery } from "./queries.ts";
import type { UserpetFields } from "./userpet-fields.ts";

interface UpdateUserpetOptions {
  /** Called once the customer has read the message. */
  onUpdated: () => void;
  setError: UseFormSetError<UserpetFields>;
}

export function useUpdateUserpet(pet: Userpet, { onUpdated, setError }: UpdateUserpetOptions) {
  const queryClient = useQueryClient();
  return useApiMutation({
    mutationFn: (draft: UserpetDraft) =>
      askAboutWeight((override) => api.updateUserpet({ params: { id: pet.id }, body: { ...draft, override } })),
    onSuccess: async ({ data }) => {
      queryClient.setQueryData(userpetsQuery(pet.user_id).queryKey, (pets) =>
        pets?.map((other) => (other.id === data.id ? data : other)),
      );
      invalidateUserpets(queryClient);
      await showMessage({ tone: "success", text: "Pet information updated successfully" });
      onUpdated();
    },
    onError: (error) => {
      if (errorCode(error) === "needs_override") return setError("weight_kg", { message: error.message });
      void showMessage({ tone: "error", text: "Failed to update pet." });
      return showFieldErrors(error, setError);
    },
  });
}
