import { zodResolver } from "@hookform/resolvers/zod";
import { type BodyOf, type endpoints, type Handover, maxShelterTextLength, petReturn } from "@pawhaven/contract";
import { type Resolver, useForm } from "react-hook-form";
import { formErrorMessage, showFieldErrors } from "../../../lib/api-errors.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { TextAreaField } from "../../../ui/text-area-field.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { staffApi } from "../../lib/staff-api.ts";
import { useToday } from "../../../lib/use-today.ts";
import { useRequestMutation } from "../use-request-mutation.ts";

type Fields = Omit<BodyOf<typeof endpoints.returnPet>, "version">;

interface ReturnDialogProps {
  handover: Handover;
  onClose: () => void;
}

/** The animal comes back with its history. What its owner noted stays with the owner. */
export function ReturnDialog({ handover, onClose }: ReturnDialogProps) {
  const { id, version, pet, adopter } = handover;
  const today = useToday();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    resolver: zodResolver(petReturn.omit({ version: true })) as Resolver<Fields>,
    defaultValues: {
      returned_on: today,
      reason: "",
      condition: "",
    },
  });
  const { mutate, isPending, error } = useRequestMutation({
    mutationFn: (fields: Fields) => staffApi.returnPet({ params: { id }, body: { version, ...fields } }),
    done: () => `${pet.name} is back, in preparation.`,
    onDone: onClose,
    onError: (failure) => showFieldErrors(failure, setError, { shouldFocus: true }),
  });
  const failure = formErrorMessage(error, "The return could not be saved. Please try again.");
  const { errors } = formState;
  return (
    <Modal open size="small" title={`${pet.name} comes back`} locked={isPending} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4 text-small"
        onSubmit={(event) => void handleSubmit((fields) => mutate(fields))(event)}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <p>
          {pet.name} is in preparation again, with what our clinic recorded meanwhile. Visits that lie ahead are
          cancelled, and {adopter.name} gets a mail.
        </p>
        <TextField
          label="Came back on"
          type="date"
          required
          error={errors.returned_on?.message}
          {...register("returned_on")}
        />
        <TextAreaField
          label="Reason"
          rows={2}
          maxLength={maxShelterTextLength}
          error={errors.reason?.message}
          {...register("reason")}
        />
        <TextAreaField
          label="Condition"
          rows={2}
          maxLength={1000}
          error={errors.condition?.message}
          {...register("condition")}
        />
        <Button type="submit" size="small" busy={isPending}>
          Take it back
        </Button>
      </form>
    </Modal>
  );
}
