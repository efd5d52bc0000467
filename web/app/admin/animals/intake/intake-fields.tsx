import { chipScans, type IntakeDraft, petIntakeKinds } from "@pawhaven/contract";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { TextAreaField } from "../../../ui/text-area-field.tsx";
import { ChoiceField } from "../../bookings/choice-field.tsx";
import { intakeWords, optionsOf, placeWords, scanWords } from "../animal-words.ts";

/** An intake of its own, or one with the animal. */
export interface IntakeFields {
  intake: IntakeDraft;
}

interface FieldsProps {
  form: UseFormReturn<IntakeFields>;
  today: string;
}

const optional = { requiredMark: "none" } as const;
const kinds = petIntakeKinds.map((kind) => [kind, intakeWords[kind]] as const);
const scans = chipScans.map((scan) => [scan, scanWords[scan]] as const);

export function ArrivalFields({ form: { control, register, formState }, today }: FieldsProps) {
  const errors = formState.errors.intake;
  const kind = useWatch({ control, name: "intake.intake_kind" });
  return (
    <div className="grid gap-4">
      <Controller
        control={control}
        name="intake.intake_kind"
        render={({ field: { name, ref, value, onChange }, fieldState: { error } }) => (
          <ChoiceField
            label="How it came"
            name={name}
            ref={ref}
            options={kinds}
            value={value ?? ""}
            onPick={onChange}
            error={error?.message}
          />
        )}
      />
      {kind === "returned" && (
        <p className="text-ink-soft">If it was adopted from here, open its handover and record the return there.</p>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Arrived on"
          type="date"
          required
          {...optional}
          max={today}
          error={errors?.arrived_on?.message}
          {...register("intake.arrived_on")}
        />
        <TextField
          label="Brought by"
          {...optional}
          hint="Name and how to reach them, or where it was found."
          maxLength={200}
          error={errors?.brought_by?.message}
          {...register("intake.brought_by")}
        />
      </div>
    </div>
  );
}

export const ScanField = ({ form: { control } }: Pick<FieldsProps, "form">) => (
  <Controller
    control={control}
    name="intake.chip_scan"
    render={({ field: { name, ref, value, onChange }, fieldState: { error } }) => (
      <ChoiceField
        label="Chip scan"
        name={name}
        ref={ref}
        options={scans}
        value={value ?? ""}
        onPick={onChange}
        error={error?.message}
      />
    )}
  />
);

export function ConditionFields({ form: { register, formState } }: Pick<FieldsProps, "form">) {
  const errors = formState.errors.intake;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextAreaField
        label="Condition"
        {...optional}
        hint="Wounds, coat, weight, mood: what you see."
        rows={3}
        maxLength={1000}
        className="sm:col-span-2"
        error={errors?.condition?.message}
        {...register("intake.condition")}
      />
      <SelectField
        label="Kind of place"
        {...optional}
        error={errors?.location_kind?.message}
        {...register("intake.location_kind")}
      >
        {optionsOf(placeWords).map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Which kennel, or whose home"
        {...optional}
        maxLength={80}
        error={errors?.location?.message}
        {...register("intake.location")}
      />
    </div>
  );
}
