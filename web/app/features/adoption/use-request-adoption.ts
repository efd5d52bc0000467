import { type AdoptionRequestDraft, ApiRefusal } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { readSession } from "../../lib/session.ts";
import { toast } from "../../ui/toast.tsx";
import { keepNote } from "./kept-note.ts";
import { adoptionRequestsQuery, hasRequestQuery, petQuery } from "./queries.ts";

interface Outcome {
  onSending: (isSending: boolean) => void;
  onSent: () => void;
  onRefused: () => void;
}

/** Sends the request and says how it went; the note is forgotten only after a success. */
export function useRequestAdoption({ onSending, onSent, onRefused }: Outcome) {
  const queryClient = useQueryClient();

  function refused(petId: number, error: unknown) {
    const code = error instanceof ApiRefusal ? error.code : undefined;
    if (code === "unauthenticated") return; // Said elsewhere, with the way back in.
    if (!(error instanceof ApiRefusal) || code !== "conflict") {
      toast.error("Something went wrong. Please try again.");
      return;
    }
    toast.error(error.message);
    onRefused();
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
      keepNote(draft.pet_id, "");
      queryClient.setQueryData(hasRequestQuery(draft.pet_id).queryKey, { has_request: true });
      void queryClient.invalidateQueries(adoptionRequestsQuery);
      onSent();
    } catch (error) {
      refused(draft.pet_id, error);
    } finally {
      onSending(false);
    }
  };
}
