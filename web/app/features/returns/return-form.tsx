import { zodResolver } from "@hookform/resolvers/zod";
import {
  maxReturnNoteLength,
  type OrderReturns,
  returnReasonNames,
  returnReasons,
  type ReturnRequest,
  returnRequest,
} from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { api } from "../../lib/api.ts";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { createClickKey } from "../../lib/click-key.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { toast } from "../../ui/toast.tsx";
import { PhotoField } from "./photo-field.tsx";
import { orderReturnsQuery } from "./queries.ts";
import type { ReturnInput } from "./return-input.ts";
import { ReturnUnits } from "./return-units.tsx";

interface ReturnFormProps {
  orderId: string;
  lines: OrderReturns["lines"];
  onClose: () => void;
}

export default function ReturnForm({ orderId, lines, onClose }: ReturnFormProps) {
  const { register, handleSubmit, setError, control, formState } = useForm<ReturnInput, unknown, ReturnRequest>({
    resolver: zodResolver(returnRequest),
    defaultValues: { lines: lines.map(({ id }) => ({ id, quantity: 0 })), note: "", photos: [] },
  });
  const { errors } = formState;
  const request = useRequestReturn(orderId, onClose, (error) =>
    showFieldErrors(error, setError, { shouldFocus: true }),
  );
  const failure = formErrorMessage(request.error, "Your request could not be sent. Please try again.");
  return (
    <Modal open title="Return items" onClose={onClose} locked={request.isPending}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void handleSubmit((given) => request.mutate(given))(event)}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <ReturnUnits lines={lines} control={control} error={errors.lines?.root?.message ?? errors.lines?.message} />
        <SelectField label="Why?" required requiredMark="none" error={errors.reason?.message} {...register("reason")}>
          {returnReasons.map((reason) => (
            <option key={reason} value={reason}>
              {returnReasonNames[reason]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label="Anything else?"
          rows={3}
          maxLength={maxReturnNoteLength}
          error={errors.note?.message}
          {...register("note")}
        />
        <Controller
          control={control}
          name="photos"
          render={({ field: { value, onChange } }) => (
            <PhotoField photos={value ?? []} onChange={onChange} error={errors.photos?.message} />
          )}
        />
        <Button type="submit" busy={request.isPending} fullWidth>
          Request Return
        </Button>
      </form>
    </Modal>
  );
}

function useRequestReturn(orderId: string, onDone: () => void, onRefused: (error: Error) => void) {
  const queryClient = useQueryClient();
  const [clickKey] = useState(createClickKey);
  return useApiMutation({
    mutationFn: (body: ReturnRequest) =>
      api.requestReturn({ params: { id: orderId }, body }, { idempotencyKey: clickKey(body) }),
    onSuccess: (returns) => {
      queryClient.setQueryData(orderReturnsQuery(orderId).queryKey, returns);
      toast.success("We have received your request.");
      onDone();
    },
    onError: onRefused,
  });
}
