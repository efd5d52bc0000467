import type { AdoptionRequestDraft } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { conflictMessage } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { toast } from "../../ui/toast.tsx";
import { saveDraftNote } from "./draft-note.ts";
import { adoptionRequestsQuery, hasRequestQuery, petQuery } from "./queries.ts";

/** `onUnavailable`: the pet was adopted meanwhile, or the customer has sent a request from elsewhere. */
export function useRequestAdoption(onUnavailable: () => void) {
  const queryClient = useQueryClient();
  return useApiMutation({
    mutationFn: (body: AdoptionRequestDraft) => api.requestAdoption({ body }),
    onSuccess: (_, { pet_id: petId }) => {
      saveDraftNote(petId, "");
      queryClient.setQueryData(hasRequestQuery(petId).queryKey, { has_request: true });
      void queryClient.invalidateQueries(adoptionRequestsQuery);
    },
    onError: (error, { pet_id: petId }) => {
      const conflict = conflictMessage(error);
      toast.error(conflict ?? "Something went wrong. Please try again.");
      if (conflict === undefined) return;
      onUnavailable();
      for (const { queryKey } of [hasRequestQuery(petId), petQuery(petId)])
        void queryClient.invalidateQueries({ queryKey, exact: true });
    },
  });
}
