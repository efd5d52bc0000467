import { type Promotion, type PromotionDraft, type PromotionKind, promotionKinds } from "@pawhaven/contract";
import type { UseFormReturn } from "react-hook-form";
import { SelectField, TextField } from "../../ui/field.tsx";
import { GearField } from "./gear-field.tsx";

interface ValueFieldsProps {
  form: UseFormReturn<PromotionDraft>;
  gear: Promotion["gear"];
}

const kindNames: Record<PromotionKind, string> = {
  percent: "Percent off",
  amount: "Amount off",
  free_gear: "One gear free",
};

const firstValues = { percent: 10, amount: 5, gear_id: null };

/** A promotion has the value of its kind, and of no other. */
export function ValueFields({ form, gear }: ValueFieldsProps) {
  const { register, watch, setValue, formState } = form;
  const kind = watch("kind");
  function change(next: PromotionKind) {
    const options = { shouldDirty: true };
    setValue("kind", next, options);
    setValue("percent", next === "percent" ? firstValues.percent : null, options);
    setValue("amount", next === "amount" ? firstValues.amount : null, options);
    setValue("gear_id", firstValues.gear_id, options);
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Kind"
        requiredMark="none"
        value={kind}
        onChange={({ target }) => change(target.value as PromotionKind)}
      >
        {promotionKinds.map((each) => (
          <option key={each} value={each}>
            {kindNames[each]}
          </option>
        ))}
      </SelectField>
      {kind === "percent" && (
        <TextField
          label="Percent"
          type="number"
          inputMode="numeric"
          min={1}
          max={100}
          required
          requiredMark="none"
          error={formState.errors.percent?.message}
          {...register("percent", { valueAsNumber: true })}
        />
      )}
      {kind === "amount" && (
        <TextField
          label="Amount"
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          required
          requiredMark="none"
          hint="In dollars, never more than the gears cost."
          error={formState.errors.amount?.message}
          {...register("amount", { valueAsNumber: true })}
        />
      )}
      {kind === "free_gear" && (
        <GearField
          chosen={watch("gear_id")}
          saved={gear}
          onChoose={(id) => setValue("gear_id", id, { shouldDirty: true, shouldValidate: true })}
          error={formState.errors.gear_id?.message}
        />
      )}
    </div>
  );
}
