import { zodResolver } from "@hookform/resolvers/zod";
import { type CareRecordDraft, careRecordDraft } from "@pawhaven/contract";
import { type Resolver, useForm, useWatch } from "react-hook-form";
import { formErrorMessage, showFieldErrors } from "../../../lib/api-errors.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { useToday } from "../../lib/use-today.ts";
import { CareFields } from "./care-fields.tsx";
import { useRecordCare } from "./use-record-care.ts";

interface CareDialogProps {
  pet: { id: number; name: string };
  /** What is known of it already; `corrects_id` says which record it takes the place of. */
  first?: Partial<CareRecordDraft>;
  onClose: () => void;
}

export function CareDialog({ pet, first, onClose }: CareDialogProps) {
  const today = useToday();
  const form = useForm<CareRecordDraft>({
    resolver: zodResolver(careRecordDraft) as Resolver<CareRecordDraft>,
    defaultValues: {
      kind: "vaccination",
      given_on: today,
      product: "",
      batch: "",
      note: "",
      weight_kg: null,
      due_on: null,
      override: false,
      ...first,
    },
  });
  const kind = useWatch({ control: form.control, name: "kind" });
  const { mutate, isPending, error } = useRecordCare({
    petId: pet.id,
    onDone: onClose,
    onError: (failure) => showFieldErrors(failure, form.setError, { shouldFocus: true }),
  });
  const failure = formErrorMessage(error, "This could not be recorded. Please try again.");
  const isCorrection = first?.corrects_id !== undefined;
  return (
    <Modal
      open
      title={isCorrection ? `Correct a record of ${pet.name}` : `Record care of ${pet.name}`}
      locked={isPending}
      onClose={onClose}
    >
      <form
        noValidate
        className="grid gap-4 text-small"
        onSubmit={(event) => void form.handleSubmit((draft) => mutate(draft))(event)}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <CareFields form={form} kind={kind} today={today} />
        <Button type="submit" size="small" busy={isPending} className="justify-self-end">
          {isCorrection ? "Correct" : "Record"}
        </Button>
      </form>
    </Modal>
  );
}
