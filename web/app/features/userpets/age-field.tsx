import { describeAge } from "@pawhaven/contract";
import { useFormContext, useWatch } from "react-hook-form";
import { useToday } from "../../lib/use-today.ts";
import { TextField } from "../../ui/field.tsx";
import { birthFrom } from "./birth-from.ts";
import { numberOf } from "./number-of.ts";
import type { UserpetFields } from "./userpet-fields.ts";

/** Whoever tells the birth does not have to work out the age; what was typed before comes back with “Nothing”. */
export function AgeField() {
  const { register, control, formState } = useFormContext<UserpetFields>();
  const [born_precision, born_on, born_year] = useWatch({ control, name: ["born_precision", "born_on", "born_year"] });
  const today = useToday();
  if (born_precision === "")
    return (
      <TextField
        label="Age"
        type="number"
        min={0}
        step="any"
        inputMode="decimal"
        hint="In years"
        error={formState.errors.age?.message}
        {...register("age", { setValueAs: numberOf })}
      />
    );
  const { birth } = birthFrom({ born_precision, born_on, born_year });
  const bornOn = birth?.born_on ?? null;
  const age = bornOn === null || bornOn > today ? "" : describeAge({ born_on: bornOn, born_precision }, today);
  return <TextField label="Age" requiredMark="none" disabled value={age} hint="Follows from the birth" />;
}
