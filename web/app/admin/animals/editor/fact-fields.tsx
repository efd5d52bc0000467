import type { UseFormReturn } from "react-hook-form";
import { TextField } from "../../../ui/field.tsx";
import { factLabels, factWords, optionsOf } from "../animal-words.ts";
import type { PetFields } from "./pet-fields.ts";
import { numberOrNull, SelectInput, textOrNull, yesNoOrNull, yesOrNo } from "./select-input.tsx";

const worded = ["children", "dogs", "cats", "energy"] as const;
const decided = ["house_trained", "garden"] as const;

/** What is known of its behaviour. What nobody knows stays open: customers are told facts only. */
export function FactFields({ form: { register, formState } }: { form: UseFormReturn<PetFields> }) {
  const errors = formState.errors.pet?.facts;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {worded.map((name) => (
        <SelectInput
          key={name}
          label={factLabels[name]}
          emptyLabel="Not known"
          options={optionsOf<string>(factWords[name])}
          error={errors?.[name]?.message}
          {...register(`pet.facts.${name}`, textOrNull)}
        />
      ))}
      {decided.map((name) => (
        <SelectInput
          key={name}
          label={factLabels[name]}
          emptyLabel="Not known"
          options={yesOrNo}
          error={errors?.[name]?.message}
          {...register(`pet.facts.${name}`, yesNoOrNull)}
        />
      ))}
      <TextField
        label={factLabels.hours_alone}
        type="number"
        inputMode="numeric"
        min={0}
        max={24}
        requiredMark="none"
        hint="How long it can be alone."
        error={errors?.hours_alone?.message}
        {...register("pet.facts.hours_alone", numberOrNull)}
      />
    </div>
  );
}
