import type { CareRecordDraft } from "@pawhaven/contract";
import { api } from "../../lib/api.ts";
import { askAboutWeight } from "./ask-about-weight.ts";
import { useUserpetMutation } from "./use-userpet-mutation.ts";

interface RecordCareOptions {
  petId: number;
  isCorrection: boolean;
  onDone: () => void;
  onError: (error: Error) => void;
}

export const useRecordCare = ({ petId: id, isCorrection, onDone, onError }: RecordCareOptions) =>
  useUserpetMutation({
    mutationFn: (draft: CareRecordDraft) =>
      askAboutWeight((override) => api.recordUserpetCare({ params: { id }, body: { ...draft, override } })),
    done: isCorrection ? "Corrected." : "Noted.",
    onDone,
    onError,
  });
