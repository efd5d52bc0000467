import type { CareRecordDraft } from "@pawhaven/contract";
import { errorCode, errorMessage } from "../../../lib/api-errors.ts";
import { askToConfirm } from "../../../ui/dialogs.tsx";
import { staffApi } from "../../lib/staff-api.ts";
import { useAnimalMutation } from "../use-animal-mutation.ts";

interface RecordCareOptions {
  petId: number;
  onDone: () => void;
  onError: (error: Error) => void;
}

export const useRecordCare = ({ petId, onDone, onError }: RecordCareOptions) =>
  useAnimalMutation({
    mutationFn: (draft: CareRecordDraft) => recordOrAsk(petId, draft),
    done: (_, { corrects_id }) => (corrects_id === undefined ? "Recorded." : "The record is corrected."),
    onDone,
    onError,
  });

/** A weight that is far from the last one may miss its decimal point. */
async function recordOrAsk(id: number, draft: CareRecordDraft) {
  try {
    return await staffApi.recordPetCare({ params: { id }, body: draft });
  } catch (error) {
    if (errorCode(error) !== "needs_override" || !(await confirmWeight(errorMessage(error, "")))) throw error;
    return staffApi.recordPetCare({ params: { id }, body: { ...draft, override: true } });
  }
}

const confirmWeight = (text: string): Promise<boolean> =>
  askToConfirm({ title: "Is this weight correct?", text, confirmLabel: "Record it", cancelLabel: "Change it" });
