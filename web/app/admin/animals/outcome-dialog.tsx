import { zodResolver } from "@hookform/resolvers/zod";
import { type OutcomeDraft, outcomeDraft, pluralize, type StaffPet } from "@pawhaven/contract";
import { type Resolver, useForm } from "react-hook-form";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { outcomeWords } from "./animal-words.ts";
import { SelectInput } from "./editor/select-input.tsx";
import { useAnimalMutation } from "./use-animal-mutation.ts";
import { useToday } from "../../lib/use-today.ts";

/** An adoption is no outcome to choose here: it has a handover. */
const outcomes = outcomeDraft.shape.outcome.options.map((outcome) => [outcome, outcomeWords[outcome]] as const);

export function OutcomeDialog({ pet, onClose }: { pet: StaffPet; onClose: () => void }) {
  const { id, name, version, request_counts: counts } = pet;
  const today = useToday();
  const { register, handleSubmit, setError, formState } = useForm<OutcomeDraft>({
    resolver: zodResolver(outcomeDraft) as Resolver<OutcomeDraft>,
    defaultValues: { left_on: today, note: "" },
  });
  const { mutate, isPending, error } = useAnimalMutation({
    mutationFn: (draft: OutcomeDraft) => staffApi.recordPetOutcome({ params: { id }, body: { version, ...draft } }),
    done: () => `${name} has left the shelter.`,
    onDone: onClose,
    onError: (failure) => showFieldErrors(failure, setError, { shouldFocus: true }),
  });
  const { errors } = formState;
  const failure = formErrorMessage(error, "The outcome could not be recorded. Please try again.");
  const requests = counts.open + counts.approved;
  return (
    <Modal open title={`How ${name} left`} size="small" locked={isPending} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4 text-small"
        onSubmit={(event) => void handleSubmit((draft) => mutate(draft))(event)}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        {requests > 0 && (
          <Banner tone="info">
            {pluralize(requests, "adoption request")} for {name} will end. The customers are told kindly by mail.
          </Banner>
        )}
        <SelectInput
          label="Outcome"
          required
          emptyLabel="Please select"
          options={outcomes}
          error={errors.outcome?.message}
          {...register("outcome")}
        />
        <TextField
          label="Date"
          type="date"
          required
          requiredMark="none"
          max={today}
          error={errors.left_on?.message}
          {...register("left_on")}
        />
        <TextAreaField
          label="Note"
          requiredMark="none"
          rows={3}
          maxLength={1000}
          error={errors.note?.message}
          {...register("note")}
        />
        <Button type="submit" size="small" busy={isPending} className="justify-self-end">
          Record outcome
        </Button>
      </form>
    </Modal>
  );
}
