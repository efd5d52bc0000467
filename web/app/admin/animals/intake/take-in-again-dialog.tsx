import { zodResolver } from "@hookform/resolvers/zod";
import { petIntake, type StaffPet } from "@pawhaven/contract";
import { type Resolver, useForm } from "react-hook-form";
import { formErrorMessage, showFieldErrors } from "../../../lib/api-errors.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { staffApi } from "../../lib/staff-api.ts";
import { useAnimalMutation } from "../use-animal-mutation.ts";
import { useToday } from "../../../lib/use-today.ts";
import { emptyIntake } from "./empty-intake.ts";
import { ArrivalFields, ConditionFields, type IntakeFields, ScanField } from "./intake-fields.tsx";

const intakeFields = petIntake.pick({ intake: true });

/** An animal that had left, other than by adoption: its history goes on. */
export function TakeInAgainDialog({ pet: { id, name, version }, onClose }: { pet: StaffPet; onClose: () => void }) {
  const today = useToday();
  const form = useForm<IntakeFields>({
    resolver: zodResolver(intakeFields) as Resolver<IntakeFields>,
    defaultValues: { intake: emptyIntake(today) },
  });
  const { mutate, isPending, error } = useAnimalMutation({
    mutationFn: (fields: IntakeFields) => staffApi.takeInPetAgain({ params: { id }, body: { version, ...fields } }),
    done: () => `${name} is in the shelter again.`,
    onDone: onClose,
    onError: (failure) => showFieldErrors(failure, form.setError, { shouldFocus: true }),
  });
  const failure = formErrorMessage(error, "The animal could not be taken in. Please try again.");
  return (
    <Modal open title={`Take in ${name} again`} locked={isPending} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4 text-small"
        onSubmit={(event) => void form.handleSubmit((fields) => mutate(fields))(event)}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <ArrivalFields form={form} today={today} />
        <ScanField form={form} />
        <ConditionFields form={form} />
        <Button type="submit" size="small" busy={isPending} className="justify-self-end">
          Take in
        </Button>
      </form>
    </Modal>
  );
}
