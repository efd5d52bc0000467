import type { UserpetDetails, UserpetFacts } from "@pawhaven/contract";
import { FormProvider, useForm } from "react-hook-form";
import { api } from "../../lib/api.ts";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { BirthFields } from "./birth-fields.tsx";
import { factsFrom, fieldsFrom, type FactFields } from "./fact-fields.ts";
import { useUserpetMutation } from "./use-userpet-mutation.ts";

/** What an owner tells of an animal once. */
export function FactsDialog({ pet, onClose }: { pet: UserpetDetails; onClose: () => void }) {
  const form = useForm<FactFields>({ defaultValues: fieldsFrom(pet) });
  const { register, handleSubmit, setError } = form;
  const { errors } = form.formState;
  const { mutate, isPending, error } = useUserpetMutation({
    mutationFn: (body: UserpetFacts) => api.updateUserpetFacts({ params: { id: pet.id }, body }),
    done: "Saved.",
    onDone: onClose,
    onError: (failure) => showFieldErrors(failure, setError, { shouldFocus: true }),
  });
  const failure = formErrorMessage(error, "This could not be saved. Please try again.");
  const save = (fields: FactFields) => {
    const { facts, problem } = factsFrom(fields);
    if (problem) setError(problem.field, { message: problem.text }, { shouldFocus: true });
    else mutate(facts);
  };
  return (
    <Modal open title={`About ${pet.name}`} locked={isPending} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(save)(event)}>
        {failure && <Banner tone="error">{failure}</Banner>}
        <FormProvider {...form}>
          <BirthFields />
        </FormProvider>
        <SelectField label="Neutered" requiredMark="none" {...register("neutered")}>
          <option value="">Not known</option>
          <option value="yes">Yes</option>
          <option value="no">No</option>
        </SelectField>
        <TextField
          label="Microchip"
          requiredMark="none"
          inputMode="numeric"
          autoComplete="off"
          hint="15 digits, as in the passport of the animal"
          error={errors.chip?.message}
          {...register("chip")}
        />
        <Button type="submit" busy={isPending} busyLabel="Saving…" className="justify-self-end">
          Save
        </Button>
      </form>
    </Modal>
  );
}
