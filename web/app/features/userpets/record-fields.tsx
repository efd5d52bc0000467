import { careKinds, type CareRecordDraft, type Day } from "@pawhaven/contract";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { SelectField, TextField } from "../../ui/field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { careKindLooks } from "./care-kinds.ts";

interface RecordFieldsProps {
  form: UseFormReturn<CareRecordDraft>;
  today: Day;
}

const required = { required: true, requiredMark: "none" } as const;
const textOrNull = { setValueAs: (text: string | null) => text || null };
const numberOrNull = { setValueAs: (text: unknown) => (text === "" || text === null ? null : Number(text)) };

export function RecordFields({ form: { register, control, setValue, formState }, today }: RecordFieldsProps) {
  const { errors } = formState;
  const kind = useWatch({ control, name: "kind" });
  /** What is no longer asked for is not sent either. */
  const forget = (next: string) => {
    if (next !== "weight") return setValue("weight_kg", null);
    setValue("product", "");
    setValue("batch", "");
    return setValue("due_on", null);
  };
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label="What"
          requiredMark="none"
          error={errors.kind?.message}
          {...register("kind", { onChange: ({ target }: { target: { value: string } }) => forget(target.value) })}
        >
          {careKinds.map((value) => (
            <option key={value} value={value}>
              {careKindLooks[value].name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="On"
          type="date"
          {...required}
          max={today}
          error={errors.given_on?.message}
          {...register("given_on")}
        />
        {kind === "weight" ? (
          <TextField
            label="Weight (kg)"
            type="number"
            inputMode="decimal"
            step="any"
            min={0}
            {...required}
            error={errors.weight_kg?.message}
            {...register("weight_kg", numberOrNull)}
          />
        ) : (
          <>
            <TextField
              label="What was given or done"
              required={kind !== "neutering"}
              requiredMark="none"
              maxLength={120}
              error={errors.product?.message}
              {...register("product")}
            />
            <TextField
              label="Due again on"
              type="date"
              requiredMark="none"
              error={errors.due_on?.message}
              {...register("due_on", textOrNull)}
            />
          </>
        )}
      </div>
      <TextAreaField
        label="Note"
        requiredMark="none"
        rows={2}
        maxLength={1000}
        error={errors.note?.message}
        {...register("note")}
      />
    </>
  );
}
