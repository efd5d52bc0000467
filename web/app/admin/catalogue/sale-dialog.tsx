import { zodResolver } from "@hookform/resolvers/zod";
import { type GearSale, type SaleDraft, saleDraft } from "@pawhaven/contract";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { errorCode, errorMessage, fieldErrors, showFieldErrors } from "../../lib/api-errors.ts";
import { formatZone } from "../../lib/dates.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { fromShopTime, toShopTime } from "../lib/shop-time.ts";

interface SaleDialogProps {
  title: string;
  /** The sale to change; a new one without it. */
  sale?: GearSale;
  isSaving: boolean;
  error: Error | null;
  onSave: (draft: SaleDraft) => void;
  onClose: () => void;
}

interface Fields {
  percent: number;
  begins_at: string;
  ends_at: string;
}

const minuteMs = 60_000;
const thisMinute = () => new Date(Math.floor(Date.now() / minuteMs) * minuteMs).toISOString();

/** Times are those of the shop's clock, wherever the browser is. */
export function SaleDialog({ title, sale, isSaving, error, onSave, onClose }: SaleDialogProps) {
  const { timeZone } = useSiteConfig().shop;
  const toField = (iso: string | null | undefined) => (iso ? toShopTime(iso, timeZone) : "");
  const fromField = (local: string) => (local ? fromShopTime(local, timeZone) : null);
  const toDraft = ({ percent, begins_at, ends_at }: Fields) => ({
    percent,
    begins_at: fromField(begins_at) ?? "",
    ends_at: fromField(ends_at),
  });
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    resolver: (values, context, options) => zodResolver(saleDraft)(toDraft(values), context, options as never) as never,
    defaultValues: {
      percent: sale?.percent ?? 10,
      begins_at: toField(sale?.begins_at ?? thisMinute()),
      ends_at: toField(sale?.ends_at),
    },
  });
  useEffect(() => showFieldErrors(error, setError), [error, setError]);
  const { errors } = formState;
  const failure = error && fieldErrors(error).length === 0 ? describeFailure(error) : undefined;
  return (
    <Modal open title={title} size="small" onClose={onClose} locked={isSaving}>
      <form
        noValidate
        className="grid gap-4 text-small"
        onSubmit={(event) => void handleSubmit((draft) => onSave(draft as unknown as SaleDraft))(event)}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <TextField
          label="Discount in percent"
          type="number"
          inputMode="numeric"
          min={1}
          max={90}
          required
          requiredMark="none"
          error={errors.percent?.message}
          {...register("percent", { valueAsNumber: true })}
        />
        <TextField
          label="Begins"
          type="datetime-local"
          required
          requiredMark="none"
          error={errors.begins_at?.message}
          {...register("begins_at")}
        />
        <TextField
          label="Ends"
          type="datetime-local"
          hint="Without it, the sale lasts until somebody ends it."
          error={errors.ends_at?.message}
          {...register("ends_at")}
        />
        <p className="text-ink-soft">Times in {formatZone(timeZone)}. Prices change on the minute, by themselves.</p>
        <div className="flex justify-end gap-2">
          <Button variant="secondary" size="small" disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="small" busy={isSaving}>
            {sale ? "Save" : "Set sale"}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

const describeFailure = (error: Error) =>
  errorCode(error) === "edited_meanwhile"
    ? "Somebody else changed this sale meanwhile. Please close this and look at it again."
    : errorMessage(error, "The sale could not be saved. Please try again.");
