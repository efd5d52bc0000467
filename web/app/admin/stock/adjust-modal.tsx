import { zodResolver } from "@hookform/resolvers/zod";
import { adjustmentReasons, type StockAdjustment, stockAdjustment, type StockItem } from "@pawhaven/contract";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { reasonLabels } from "./movement-table.tsx";
import { newRequestKey } from "../lib/new-request-key.ts";
import { useRefreshStock } from "./use-refresh-stock.ts";

/** What is typed is the change, not the result: sales may go on meanwhile. */
export function AdjustModal({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const [idempotencyKey] = useState(newRequestKey);
  const refresh = useRefreshStock();
  const { register, control, handleSubmit, setError, formState } = useForm<StockAdjustment>({
    resolver: zodResolver(stockAdjustment),
    defaultValues: { reason: "damaged", note: "" },
  });
  const { errors } = formState;
  const delta = useWatch({ control, name: "delta" });
  const adjust = useStaffMutation({
    mutationFn: (body: StockAdjustment) => staffApi.adjustStock({ params: { id: item.id }, body }, { idempotencyKey }),
    onSuccess: async () => {
      await refresh();
      toast.success("The stock is adjusted.");
      onClose();
    },
    onError: (error) => showFieldErrors(error, setError, { shouldFocus: true }),
  });
  const failure = formErrorMessage(adjust.error, "The stock could not be adjusted. Please try again.");
  return (
    <Modal open title={`Adjust ${item.name}`} size="small" onClose={onClose} locked={adjust.isPending}>
      <form
        noValidate
        className="grid gap-4 text-small"
        onSubmit={(event) => void handleSubmit((values) => adjust.mutate(values))(event)}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <SelectField label="Reason" requiredMark="none" {...register("reason")}>
          {adjustmentReasons.map((reason) => (
            <option key={reason} value={reason}>
              {reasonLabels[reason]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Change"
          type="number"
          inputMode="numeric"
          required
          requiredMark="none"
          hint={
            delta
              ? `On hand ${item.on_hand}, then ${item.on_hand + delta}.`
              : `Negative for units that leave. On hand ${item.on_hand}, of which ${item.held} are held for orders.`
          }
          error={errors.delta?.message}
          {...register("delta", { valueAsNumber: true })}
        />
        <TextAreaField label="Note" rows={2} maxLength={500} error={errors.note?.message} {...register("note")} />
        <Button type="submit" size="small" busy={adjust.isPending}>
          Adjust
        </Button>
      </form>
    </Modal>
  );
}
