import { Controller, type UseFormReturn } from "react-hook-form";
import { TextField } from "../../../ui/field.tsx";
import { TextAreaField } from "../../../ui/text-area-field.tsx";
import { LinesField } from "../../catalogue/lines-field.tsx";
import { type PetFields, petLabels } from "./pet-fields.ts";

interface FieldsProps {
  form: UseFormReturn<PetFields>;
}

const texts = [
  { name: "description", rows: 6 },
  { name: "careDiet", rows: 3 },
  { name: "careExercise", rows: 3 },
  { name: "careGrooming", rows: 3 },
] as const;

/** What customers read. */
export function StoryFields({ form: { register, formState } }: FieldsProps) {
  const errors = formState.errors.pet;
  return (
    <div className="grid gap-4">
      <TextField
        label={petLabels.trait}
        requiredMark="none"
        hint="Shown below its name."
        maxLength={60}
        error={errors?.trait?.message}
        {...register("pet.trait")}
      />
      {texts.map(({ name, rows }) => (
        <TextAreaField
          key={name}
          label={petLabels[name]}
          requiredMark="none"
          rows={rows}
          maxLength={4000}
          error={errors?.[name]?.message}
          {...register(`pet.${name}`)}
        />
      ))}
    </div>
  );
}

export function FeeFields({ form: { control, register, formState } }: FieldsProps) {
  const errors = formState.errors.pet;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label="Adoption fee in dollars"
        type="number"
        inputMode="decimal"
        step="0.01"
        min="0"
        required
        requiredMark="none"
        error={errors?.adoptionFee?.message}
        {...register("pet.adoptionFee", { valueAsNumber: true })}
      />
      <Controller
        control={control}
        name="pet.tags"
        render={({ field: { value, onChange } }) => (
          <LinesField
            label={petLabels.tags}
            hint="One per line. “Available” comes by itself."
            lines={value}
            onChange={onChange}
            error={errors?.tags?.message ?? errors?.tags?.find?.((tag) => tag)?.message}
          />
        )}
      />
    </div>
  );
}
