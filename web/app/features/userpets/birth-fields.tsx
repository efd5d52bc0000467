import { bornPrecisions, type BornPrecision } from "@pawhaven/contract";
import { useFormContext, useWatch } from "react-hook-form";
import { useToday } from "../../lib/use-today.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import type { BirthTexts } from "./birth-from.ts";

const precisionNames: Record<BornPrecision, string> = {
  day: "The day",
  month: "Month and year",
  year: "The year",
  estimated: "About when",
};

/** When an animal was born, as exactly as it is known; of every form that has these fields. */
export function BirthFields({ hint }: { hint?: string }) {
  const { register, control, formState } = useFormContext<BirthTexts>();
  const { errors } = formState;
  const precision = useWatch({ control, name: "born_precision" });
  const today = useToday();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label="What is known of the birth"
        requiredMark="none"
        hint={precision === "" ? hint : undefined}
        error={errors.born_precision?.message}
        {...register("born_precision")}
      >
        <option value="">Nothing</option>
        {bornPrecisions.map((value) => (
          <option key={value} value={value}>
            {precisionNames[value]}
          </option>
        ))}
      </SelectField>
      {precision === "year" ? (
        <TextField
          label="Year of birth"
          requiredMark="none"
          inputMode="numeric"
          maxLength={4}
          error={errors.born_year?.message ?? errors.born_on?.message}
          {...register("born_year")}
        />
      ) : (
        precision !== "" && (
          <TextField
            label="Born on"
            type="date"
            requiredMark="none"
            max={today}
            hint={precision === "month" ? "Any day of that month" : undefined}
            error={errors.born_on?.message}
            {...register("born_on")}
          />
        )
      )}
    </div>
  );
}
