import { zodResolver } from "@hookform/resolvers/zod";
import { type CareRecordDraft, careRecordDraft } from "@pawhaven/contract";
import { type Resolver, useForm, useWatch } from "react-hook-form";
import { formErrorMessage, showFieldErrors } from "../../../lib/api-errors.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { useToday } from "../../../lib/use-today.ts";
import { CareFields } from "./care-fields.tsx";
import type { CareTarget } from "./care-target.ts";
import { confirmingWeight, useCareMutation } from "./use-care-mutation.ts";

interface CareDialogProps {
  target: CareTarget;
  /** What is known of it already; `corrects_id` says which record it takes the place of. */
  first?: Partial<CareRecordDraft>;
  onClose: () => void;
}

export function CareDialog({ target, first, onClose }: CareDialogProps) {
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
  const { mutate, isPending, error } = useCareMutation<CareRecordDraft>({
    keys: target.keys,
    mutationFn: (draft) => confirmingWeight(draft, target.record),
    done: ({ corrects_id }) => (corrects_id === undefined ? "Recorded." : "The record is corrected."),
    onDone: onClose,
    onError: (failure) => showFieldErrors(failure, form.setError, { shouldFocus: true }),
  });
  const failure = formErrorMessage(error, "This could not be recorded. Please try again.");
  const isCorrection = first?.corrects_id !== undefined;
  return (
    <Modal
      open
      title={isCorrection ? `Correct a record of ${target.name}` : `Record care of ${target.name}`}
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
