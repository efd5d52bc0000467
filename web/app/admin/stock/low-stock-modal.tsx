import { zodResolver } from "@hookform/resolvers/zod";
import { lowStockChange, type StockItem } from "@pawhaven/contract";
import { useForm } from "react-hook-form";
import { errorCode, formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { useRefreshStock } from "./use-refresh-stock.ts";

const fields = lowStockChange.pick({ low_stock_at: true });
type Fields = Pick<StockItem, "low_stock_at">;

/** `item` is always the newest version: after a conflict the dialog shows what others made of it, and the own number. */
export function LowStockModal({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const refresh = useRefreshStock();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    resolver: zodResolver(fields),
    defaultValues: { low_stock_at: item.low_stock_at },
  });
  const change = useStaffMutation({
    mutationFn: ({ low_stock_at }: Fields) =>
      staffApi.changeLowStock({ params: { id: item.id }, body: { low_stock_at, was: item.low_stock_at } }),
    onSuccess: () => {
      toast.success("The threshold is changed.");
      onClose();
    },
    onError: (error) => showFieldErrors(error, setError),
    onSettled: refresh,
  });
  const failure = formErrorMessage(change.error, "The threshold could not be changed. Please try again.");
  return (
    <Modal open title={`Threshold of ${item.name}`} size="small" onClose={onClose} locked={change.isPending}>
      <form
        noValidate
        className="grid gap-4 text-small"
        onSubmit={(event) => void handleSubmit((values) => change.mutate(values))(event)}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <p>
          {errorCode(change.error) === "edited_meanwhile" ? "The threshold is now " : "The threshold is "}
          <strong>{item.low_stock_at}</strong>.
        </p>
        <TextField
          label="Low at"
          type="number"
          inputMode="numeric"
          min={0}
          required
          requiredMark="none"
          hint="With this many available or fewer, the gear is low and should be ordered."
          error={formState.errors.low_stock_at?.message}
          {...register("low_stock_at", { valueAsNumber: true })}
        />
        <Button type="submit" size="small" busy={change.isPending}>
          Save
        </Button>
      </form>
    </Modal>
  );
}
