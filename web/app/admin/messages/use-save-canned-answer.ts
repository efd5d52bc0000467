import type { CannedAnswer, CannedAnswerDraft } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { errorCode } from "../../lib/api-errors.ts";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { cannedAnswersQuery } from "./queries.ts";

interface SaveOptions {
  onSaved: () => void;
  onError: (error: Error) => void;
  /** Somebody else was faster; gets the answer as it is now. */
  onConflict: (theirs: CannedAnswer) => void;
}

interface Saved {
  /** Undefined for a new one. */
  answer: CannedAnswer | undefined;
  draft: CannedAnswerDraft;
}

export function useSaveCannedAnswer({ onSaved, onError, onConflict }: SaveOptions) {
  const queryClient = useQueryClient();
  return useStaffMutation({
    mutationFn: ({ answer, draft }: Saved) =>
      answer
        ? staffApi.updateCannedAnswer({ params: { id: answer.id }, body: { ...draft, version: answer.version } })
        : staffApi.createCannedAnswer({ body: draft }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: cannedAnswersQuery.queryKey });
      toast.success("The answer is saved.");
      onSaved();
    },
    onError: async (error, { answer }) => {
      onError(error);
      if (errorCode(error) !== "edited_meanwhile") return;
      const answers = await queryClient.fetchQuery({ ...cannedAnswersQuery, staleTime: 0 });
      const theirs = answers.find(({ id }) => id === answer?.id);
      if (theirs) onConflict(theirs);
    },
  });
}
