import { petTypes } from "@pawhaven/contract";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { TextField } from "../../../ui/field.tsx";
import { optionsOf, precisionWords } from "../animal-words.ts";
import { type PetFields, petLabels } from "./pet-fields.ts";
import { SelectInput, textOrNull, yesNoOrNull, yesOrNo } from "./select-input.tsx";

interface FieldsProps {
  form: UseFormReturn<PetFields>;
}

const required = { required: true, requiredMark: "none" } as const;
const notKnown = "Not known";

/** What anybody sees who has the animal in front of them. */
export function BasicFields({ form }: FieldsProps) {
  const { register, formState } = form;
  const errors = formState.errors.pet;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label={petLabels.name}
        {...required}
        maxLength={100}
        error={errors?.name?.message}
        {...register("pet.name")}
      />
      <SelectInput
        label={petLabels.type}
        required
        emptyLabel="Please select"
        options={petTypes.map((type) => [type, type] as const)}
        error={errors?.type?.message}
        {...register("pet.type")}
      />
      <TextField
        label={petLabels.breed}
        {...required}
        hint="Mixed is a breed too."
        maxLength={100}
        error={errors?.breed?.message}
        {...register("pet.breed")}
      />
      <SelectInput
        label={petLabels.gender}
        required
        emptyLabel="Please select"
        options={[
          ["Male", "Male"],
          ["Female", "Female"],
        ]}
        error={errors?.gender?.message}
        {...register("pet.gender")}
      />
      <TextField
        label={petLabels.color}
        requiredMark="none"
        maxLength={200}
        error={errors?.color?.message}
        {...register("pet.color")}
      />
      <SelectInput
        label={petLabels.neutered}
        emptyLabel={notKnown}
        options={yesOrNo}
        error={errors?.neutered?.message}
        {...register("pet.neutered", yesNoOrNull)}
      />
      <AgeFields form={form} />
    </div>
  );
}

/** The age in words follows the day of birth; it is asked for only where that is not known. */
function AgeFields({ form: { control, register, setValue, getValues, formState } }: FieldsProps) {
  const errors = formState.errors.pet;
  const isBornKnown = useWatch({ control, name: "pet.born_on" }) !== null;
  const matchPrecision = (born: string) =>
    setValue("pet.born_precision", born ? (getValues("pet.born_precision") ?? "estimated") : null, {
      shouldDirty: true,
    });
  return (
    <>
      <TextField
        label={petLabels.born_on}
        type="date"
        requiredMark="none"
        hint="Exact or estimated."
        error={errors?.born_on?.message}
        {...register("pet.born_on", {
          ...textOrNull,
          onChange: ({ target }: { target: { value: string } }) => matchPrecision(target.value),
        })}
      />
      {isBornKnown ? (
        <SelectInput
          label={petLabels.born_precision}
          emptyLabel="Please select"
          options={optionsOf(precisionWords)}
          error={errors?.born_precision?.message}
          {...register("pet.born_precision", textOrNull)}
        />
      ) : (
        <TextField
          label={petLabels.age}
          {...required}
          hint="Like “about 3 years”."
          maxLength={60}
          error={errors?.age?.message}
          {...register("pet.age")}
        />
      )}
    </>
  );
}
