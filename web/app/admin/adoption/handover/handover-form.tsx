import { zodResolver } from "@hookform/resolvers/zod";
import type { HandoverPreparation } from "@pawhaven/contract";
import { useState } from "react";
import { FormProvider, type Resolver, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { formErrorMessage, showFieldErrors } from "../../../lib/api-errors.ts";
import { createClickKey } from "../../../lib/click-key.ts";
import { staffApi } from "../../lib/staff-api.ts";
import { screenPath } from "../../lib/paths.ts";
import { EditForm } from "../../ui/edit-form.tsx";
import { useRequestMutation } from "../use-request-mutation.ts";
import { AdopterPanel, AgreementPanel, FeePanel, OwnPetPanel } from "./handover-panels.tsx";
import { fieldsOf, handoverFields, type HandoverFields } from "./handover-fields.ts";

interface HandoverFormProps {
  requestId: number;
  /** Of the request. */
  version: number;
  preparation: HandoverPreparation;
}

/** A second click, or one after a lost reply, does not hand over twice. What was typed stays if the server refuses. */
export function HandoverForm({ requestId, version, preparation }: HandoverFormProps) {
  const navigate = useNavigate();
  const [clickKey] = useState(createClickKey);
  const form = useForm<HandoverFields>({
    resolver: zodResolver(handoverFields) as Resolver<HandoverFields>,
    defaultValues: fieldsOf(preparation),
  });
  const { mutate, isPending, error } = useRequestMutation({
    mutationFn: (fields: HandoverFields) => {
      const body = { version, ...fields };
      return staffApi.handOverPet({ params: { id: requestId }, body }, { idempotencyKey: clickKey(body) });
    },
    done: ({ pet }) => `${pet.name} has gone home.`,
    onDone: ({ id }) => void navigate(screenPath(`handovers/${id}`), { replace: true }),
    onError: (failure) => showFieldErrors(failure, form.setError, { shouldFocus: true }),
  });
  return (
    <FormProvider {...form}>
      <EditForm
        form={form}
        failure={formErrorMessage(error, "The handover could not be saved. Please try again.")}
        isSaving={isPending}
        submitLabel="Hand over"
        onSave={mutate}
      >
        <AdopterPanel />
        <FeePanel preparation={preparation} />
        <OwnPetPanel preparation={preparation} />
        <AgreementPanel />
      </EditForm>
    </FormProvider>
  );
}
