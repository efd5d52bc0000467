import { zodResolver } from "@hookform/resolvers/zod";
import { type PetIntake, petIntake } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Resolver, useForm, type UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router";
import { formErrorMessage, showFieldErrors } from "../../../lib/api-errors.ts";
import { toast } from "../../../ui/toast.tsx";
import { newRequestKey } from "../../lib/new-request-key.ts";
import { screenPath } from "../../lib/paths.ts";
import { staffApi } from "../../lib/staff-api.ts";
import { useStaffMutation } from "../../lib/use-staff-mutation.ts";
import { EditForm } from "../../ui/edit-form.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import { BasicFields } from "../editor/basic-fields.tsx";
import { ChipField } from "../editor/chip-field.tsx";
import { emptyPet, type PetFields } from "../editor/pet-fields.ts";
import { PetPictures } from "../editor/pet-pictures.tsx";
import { animalsKey } from "../queries.ts";
import { useToday } from "../../../lib/use-today.ts";
import { emptyIntake } from "./empty-intake.ts";
import { ArrivalFields, ConditionFields, type IntakeFields, ScanField } from "./intake-fields.tsx";

/** In the order in which it goes at the door, for one hand and a phone. What customers read can wait. */
export default function TakeInScreen() {
  const today = useToday();
  const { form, mutate, isPending, error } = useTakeIn(today);
  // The fields of the animal and of its intake are those of other forms too.
  const petForm = form as unknown as UseFormReturn<PetFields>;
  const intakeForm = form as unknown as UseFormReturn<IntakeFields>;
  return (
    <>
      <PageHeader title="Take in" lead="Hidden and in preparation until you say otherwise." />
      <div className="max-w-3xl">
        <EditForm
          form={form}
          failure={formErrorMessage(error, "The animal could not be taken in. Please try again.")}
          isSaving={isPending}
          submitLabel="Take in"
          onSave={mutate}
        >
          <Panel title="Arrival">
            <ArrivalFields form={intakeForm} today={today} />
          </Panel>
          <Panel title="Chip">
            <div className="grid gap-4">
              <ChipField
                form={petForm}
                onFound={() => form.setValue("intake.chip_scan", "found", { shouldDirty: true })}
              />
              <ScanField form={intakeForm} />
            </div>
          </Panel>
          <Panel title="Animal">
            <BasicFields form={petForm} />
          </Panel>
          <Panel title="Pictures">
            <PetPictures form={petForm} />
          </Panel>
          <Panel title="Condition and place">
            <ConditionFields form={intakeForm} />
          </Panel>
        </EditForm>
      </div>
    </>
  );
}

/** All attempts of one form share a key, so that a second tap takes in nothing twice. */
function useTakeIn(today: string) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(newRequestKey);
  const form = useForm<PetIntake>({
    resolver: zodResolver(petIntake) as Resolver<PetIntake>,
    defaultValues: { intake: emptyIntake(today), pet: emptyPet },
  });
  const mutation = useStaffMutation({
    mutationFn: (body: PetIntake) => staffApi.takeInPet({ body }, { idempotencyKey }),
    onSuccess: async ({ id, name }) => {
      toast.success(`${name} is taken in. Customers see it once you publish it.`);
      await queryClient.invalidateQueries({ queryKey: animalsKey });
      await navigate(screenPath(`animals/${id}`), { replace: true });
    },
    onError: (failure) => showFieldErrors(failure, form.setError, { shouldFocus: true }),
  });
  return { form, ...mutation };
}
