import { zodResolver } from "@hookform/resolvers/zod";
import {
  maxVisitNoteLength,
  type StaffVisit,
  type VisitFinish,
  visitFinish,
  type VisitRecord,
} from "@pawhaven/contract";
import { Check } from "lucide-react";
import { useForm, type Resolver } from "react-hook-form";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextAreaField, TextField } from "../../ui/field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useVisitMutation } from "./use-visit-mutation.ts";

interface FinishDialogProps {
  visit: StaffVisit;
  /** What was written down before, to be corrected. */
  record?: VisitRecord | undefined;
  onClose: () => void;
}

type Fields = Omit<VisitFinish, "revision">;

const numberOrNull = (text: unknown): number | null => (text === "" || text === null ? null : Number(text));

/** What was done, what the animal weighs, what comes next. What was typed stays if somebody was faster. */
export function FinishDialog({ visit, record, onClose }: FinishDialogProps) {
  const { id, pet, revision } = visit;
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    resolver: zodResolver(visitFinish.omit({ revision: true })) as Resolver<Fields>,
    defaultValues: {
      done: record?.done ?? "",
      weight_kg: record?.weight_kg ?? null,
      comes_next: record?.comes_next ?? "",
      visible_note: visit.visible_note,
    },
  });
  const { mutate, isPending, error } = useVisitMutation({
    mutationFn: (fields: Fields) => staffApi.finishVisit({ params: { id }, body: { revision, ...fields } }),
    done: () => "The visit is done.",
    onDone: onClose,
    onError: (failure) => showFieldErrors(failure, setError, { shouldFocus: true }),
  });
  const { errors } = formState;
  const failure = formErrorMessage(error, "The visit could not be finished. Please try again.");
  return (
    <Modal open title={`Finish the visit of ${pet.name}`} locked={isPending} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4 text-small"
        onSubmit={(event) => void handleSubmit((fields) => mutate(fields))(event)}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <TextAreaField
          label="What was done"
          required
          maxLength={maxVisitNoteLength}
          error={errors.done?.message}
          {...register("done")}
        />
        <TextField
          label="Weight in kg"
          type="number"
          min={0}
          step="any"
          inputMode="decimal"
          error={errors.weight_kg?.message}
          {...register("weight_kg", { setValueAs: numberOrNull })}
        />
        <TextAreaField
          label="What comes next"
          rows={2}
          maxLength={maxVisitNoteLength}
          error={errors.comes_next?.message}
          {...register("comes_next")}
        />
        <TextAreaField
          label="Note for the customer"
          rows={2}
          hint={visit.customer.email ? "It is mailed." : "This guest gave no email address."}
          maxLength={maxVisitNoteLength}
          error={errors.visible_note?.message}
          {...register("visible_note")}
        />
        <Button type="submit" size="small" icon={Check} busy={isPending} className="justify-self-end">
          {record ? "Save" : "Finish visit"}
        </Button>
      </form>
    </Modal>
  );
}
