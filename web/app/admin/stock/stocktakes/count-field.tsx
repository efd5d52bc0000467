import { type CountedGear, gearCount } from "@pawhaven/contract";
import { type FormEvent, useState } from "react";
import { errorMessage } from "../../../lib/api-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.tsx";
import { staffApi } from "../../lib/staff-api.ts";
import { useStaffMutation } from "../../lib/use-staff-mutation.ts";
import { useRefreshStock } from "../use-refresh-stock.ts";

/** A number to type and Enter. It stays in the field if it could not be saved. */
export function CountField({ stocktakeId, gear }: { stocktakeId: number; gear: CountedGear }) {
  const [text, setText] = useState(gear.count ? String(gear.count.counted) : "");
  const refresh = useRefreshStock();
  const { mutate, isPending } = useStaffMutation({
    mutationFn: (counted: number) =>
      staffApi.countGear({ params: { id: stocktakeId, gear_id: gear.id }, body: { counted } }),
    onError: (error) => toast.error(errorMessage(error, "The count could not be saved. Please try again.")),
    onSettled: refresh,
  });
  const counted = text.trim() === "" ? undefined : Number(text);
  const isValid = gearCount.safeParse({ counted }).success;
  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isValid || counted === undefined) return;
    mutate(counted);
    focusNextCount(event.currentTarget);
  }
  return (
    <form noValidate onSubmit={save} className="inline-flex items-center justify-end gap-1">
      <input
        type="text"
        inputMode="numeric"
        data-count=""
        aria-label={`Units of ${gear.name}`}
        aria-invalid={(text.trim() !== "" && !isValid) || undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="h-8 w-20 rounded-small border border-line-strong bg-surface px-2 text-end tabular-nums aria-invalid:border-berry"
      />
      <Button type="submit" variant="secondary" size="small" busy={isPending} disabled={!isValid}>
        Save<span className="sr-only"> {gear.name}</span>
      </Button>
    </form>
  );
}

/** Counting goes down the shelf without the mouse. */
function focusNextCount(form: HTMLFormElement): void {
  const row = form.closest("tr")?.nextElementSibling;
  row?.querySelector<HTMLInputElement>("[data-count]")?.focus();
}
