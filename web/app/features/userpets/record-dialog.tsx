import { zodResolver } from "@hookform/resolvers/zod";
import { type CareRecordDraft, careRecordDraft } from "@pawhaven/contract";
import { type Resolver, useForm } from "react-hook-form";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { useToday } from "../../lib/use-today.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { RecordFields } from "./record-fields.tsx";
import { useRecordCare } from "./use-record-care.ts";

interface RecordDialogProps {
  pet: { id: number; name: string };
  /** What is known already; `corrects_id` says which record it takes the place of. */
  first?: Partial<CareRecordDraft>;
  onClose: () => void;
}

/** What the owner notes: a weight, or what was done. */
export function RecordDialog({ pet, first, onClose }: RecordDialogProps) {
  const today = useToday();
  const form = useForm<CareRecordDraft>({
    resolver: zodResolver(careRecordDraft) as Resolver<CareRecordDraft>,
    defaultValues: { ...emptyRecord, given_on: today, ...first },
  });
  const isCorrection = first?.corrects_id !== undefined;
  const { mutate, isPending, error } = useRecordCare({
    petId: pet.id,
    isCorrection,
    onDone: onClose,
    onError: (failure) => showFieldErrors(failure, form.setError, { shouldFocus: true }),
  });
  const failure = formErrorMessage(error, "This could not be noted. Please try again.");
  return (
    <Modal
      open
      title={isCorrection ? "Correct what you noted" : `Note for ${pet.name}`}
      locked={isPending}
      onClose={onClose}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void form.handleSubmit((draft) => mutate(draft))(event)}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <RecordFields form={form} today={today} />
        <Button type="submit" busy={isPending} busyLabel="Saving…" className="justify-self-end">
          {isCorrection ? "Correct" : "Note"}
        </Button>
      </form>
    </Modal>
  );
}

const emptyRecord: Omit<CareRecordDraft, "given_on"> = {
  kind: "vaccination",
  product: "",
  batch: "",
  note: "",
  weight_kg: null,
  due_on: null,
  override: false,
};
