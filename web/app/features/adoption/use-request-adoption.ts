import { type AdoptionRequestDraft, ApiResponseError } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { readSession } from "../../lib/session.ts";
import { toast } from "../../ui/toast.tsx";
import { saveDraftNote } from "./draft-note.ts";
import { adoptionRequestsQuery, hasRequestQuery, petQuery } from "./queries.ts";

interface RequestCallbacks {
  onSending: (isSending: boolean) => void;
  onSent: () => void;
  onUnavailable: () => void;
}

/** Sends the request and says how it went; the note is forgotten only after a success. */
export function useRequestAdoption({ onSending, onSent, onUnavailable }: RequestCallbacks) {
  const queryClient = useQueryClient();

  function handleError(petId: number, error: unknown) {
    const code = error instanceof ApiResponseError ? error.code : undefined;
    if (code === "unauthenticated") return; // Said elsewhere, with the way back in.
    if (!(error instanceof ApiResponseError) || code !== "conflict") {
      toast.error("Something went wrong. Please try again.");
      return;
    }
    toast.error(error.message);
    onUnavailable();
    for (const query of [hasRequestQuery(petId), petQuery(petId)])
      void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }

  return async (draft: AdoptionRequestDraft): Promise<void> => {
    if (!readSession()) {
      toast.error("You must be logged in to submit adoption request.");
      return;
    }
    onSending(true);
    try {
      await api.requestAdoption({ body: draft });
      saveDraftNote(draft.pet_id, "");
      queryClient.setQueryData(hasRequestQuery(draft.pet_id).queryKey, { has_request: true });
      void queryClient.invalidateQueries(adoptionRequestsQuery);
      onSent();
    } catch (error) {
      handleError(draft.pet_id, error);
    } finally {
      onSending(false);
    }
  };
}
