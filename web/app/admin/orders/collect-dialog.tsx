import { zodResolver } from "@hookform/resolvers/zod";
import { cashCollection, type StaffOrder } from "@pawhaven/contract";
import { useForm } from "react-hook-form";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { formatDollars } from "../../lib/money.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useOrderMutation } from "./use-order-mutation.ts";

interface CollectDialogProps {
  order: StaffOrder;
  due: number;
  onClose: () => void;
}

interface Collection {
  amount: number;
  collected_at?: string | undefined;
}

/** A local moment as the field has it; empty means now. */
const toMoment = (local: string) => (local ? new Date(local).toISOString() : undefined);

export function CollectDialog({ order: { transaction_id: id }, due, onClose }: CollectDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm<Collection>({
    resolver: zodResolver(cashCollection),
    defaultValues: { amount: due },
  });
  const { mutate, isPending, error } = useOrderMutation(id, {
    mutationFn: (body: Collection) => staffApi.collectCash({ params: { id }, body }),
    done: "The cash is recorded.",
    onDone: onClose,
    onError: (failure) => showFieldErrors(failure, setError, { shouldFocus: true }),
  });
  const failure = formErrorMessage(error, "The cash could not be recorded. Please try again.");
  return (
    <Modal open title="Cash collected" size="small" locked={isPending} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4 text-small"
        onSubmit={(event) => void handleSubmit((given) => mutate(given))(event)}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <TextField
          label="Amount in dollars"
          type="number"
          inputMode="decimal"
          step="0.01"
          min={0}
          required
          requiredMark="none"
          hint={`${formatDollars(due)} were due.`}
          error={formState.errors.amount?.message}
          {...register("amount", { valueAsNumber: true })}
        />
        <TextField
          label="When"
          type="datetime-local"
          hint="Empty means now."
          error={formState.errors.collected_at?.message}
          {...register("collected_at", { setValueAs: toMoment })}
        />
        <Button type="submit" size="small" className="justify-self-end" busy={isPending}>
          Record
        </Button>
      </form>
    </Modal>
  );
}
