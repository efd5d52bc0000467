import { zodResolver } from "@hookform/resolvers/zod";
import { maxVisitNoteLength, type StaffVisit, type VisitDetails } from "@pawhaven/contract";
import { Check } from "lucide-react";
import { useForm, type Resolver } from "react-hook-form";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { confirmingWeight } from "../animals/care/use-care-mutation.ts";
import { numberOrNull } from "../animals/editor/select-input.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { useToday } from "../../lib/use-today.ts";
import { CareRows } from "./care-rows.tsx";
import { type FinishFields, finishFields } from "./finish-fields.ts";
import { ProposalsField } from "./proposals-field.tsx";
import { useVisitMutation } from "./use-visit-mutation.ts";

interface FinishDialogProps {
  visit: StaffVisit;
  /** What was written down and suggested before, to be corrected. */
  finished?: Pick<VisitDetails, "record" | "proposals"> | undefined;
  onClose: () => void;
}

/** What was done, what the animal weighs, what comes next. What was typed stays if somebody was faster. */
export function FinishDialog({ visit, finished, onClose }: FinishDialogProps) {
  const { id, pet, revision } = visit;
  const { can } = useStaffSession();
  const today = useToday();
  const form = useForm<FinishFields>({
    resolver: zodResolver(finishFields) as Resolver<FinishFields>,
    defaultValues: valuesOf(visit, finished),
  });
  const { register, handleSubmit, setError, formState } = form;
  const { mutate, isPending, error } = useVisitMutation({
    mutationFn: (fields: FinishFields) =>
      confirmingWeight(fields, (body) => staffApi.finishVisit({ params: { id }, body: { revision, ...body } })),
    done: () => "The visit is done.",
    onDone: onClose,
    onError: (failure) => showFieldErrors(failure, setError, { shouldFocus: true }),
  });
  const { errors } = formState;
  const failure = formErrorMessage(error, "The visit could not be finished. Please try again.");
  const mayRecord = can("medical.write") && visit.pet_id !== null && !finished;
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
          {...register("weight_kg", numberOrNull)}
        />
        {mayRecord && <CareRows form={form} givenOn={visit.date < today ? visit.date : today} />}
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
        {visit.user_id !== null && <ProposalsField form={form} known={finished?.proposals ?? []} />}
        <Button type="submit" size="small" icon={Check} busy={isPending} className="justify-self-end">
          {finished ? "Save" : "Finish visit"}
        </Button>
      </form>
    </Modal>
  );
}

const valuesOf = (visit: StaffVisit, finished: FinishDialogProps["finished"]): FinishFields => ({
  done: finished?.record?.done ?? "",
  weight_kg: finished?.record?.weight_kg ?? null,
  comes_next: finished?.record?.comes_next ?? "",
  visible_note: visit.visible_note,
  care: [],
  proposals: (finished?.proposals ?? []).map(({ gear_id, note }) => ({ gear_id, note })),
  override: false,
});
