import {
  maxUserpetNameLength,
  maxUserpetNotesLength,
  speciesList,
  type UserpetDraft,
  userpetGenders,
} from "@pawhaven/contract";
import { Controller, type FieldErrors, FormProvider, useWatch } from "react-hook-form";
import { Button } from "../../ui/button.tsx";
import { showMessage } from "../../ui/dialogs.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { AgeField } from "./age-field.tsx";
import { BirthFields } from "./birth-fields.tsx";
import { BreedField } from "./breed-field.tsx";
import { numberOf } from "./number-of.ts";
import type { useUserpetForm } from "./use-userpet-form.ts";
import { firstInvalidField, type UserpetFields } from "./userpet-fields.ts";

interface UserpetFormProps {
  mode: "add" | "edit";
  form: ReturnType<typeof useUserpetForm>;
  isSaving: boolean;
  onSave: (pet: UserpetDraft) => void;
  onCancel: () => void;
}

export function UserpetForm({ mode, form, isSaving, onSave, onCancel }: UserpetFormProps) {
  const { register, control, handleSubmit, setValue, setFocus, formState } = form;
  const { errors } = formState;
  const species = useWatch({ control, name: "species" });
  const speciesField = register("species", { onChange: () => mode === "add" && setValue("breed", "") });

  /** Each error is shown next to its field; the first one is also shown in a dialog and then gets the focus. */
  async function announceFirstError(formErrors: FieldErrors<UserpetFields>) {
    const field = firstInvalidField(formErrors);
    if (!field) return;
    await showMessage({ tone: "error", title: "Please check the form", text: formErrors[field]?.message ?? "" });
    setFocus(field);
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void handleSubmit(onSave, (formErrors) => void announceFirstError(formErrors))(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <TextField
          className="sm:col-span-2"
          label="Name"
          required
          maxLength={maxUserpetNameLength}
          error={errors.name?.message}
          {...register("name")}
        />
        <SelectField label="Species" required error={errors.species?.message} {...speciesField}>
          {speciesList.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <Controller
          control={control}
          name="breed"
          render={({ field: { value, onChange, ref } }) => (
            <BreedField
              key={species}
              species={species}
              value={value}
              onChange={onChange}
              ref={ref}
              error={errors.breed?.message}
            />
          )}
        />
        {mode === "add" && (
          <div className="sm:col-span-2">
            <BirthFields hint="Then we can say what care is due" />
          </div>
        )}
        <AgeField />
        <TextField
          label="Weight (kg)"
          type="number"
          min={0}
          step={0.1}
          inputMode="decimal"
          error={errors.weight_kg?.message}
          {...register("weight_kg", { setValueAs: numberOf })}
        />
        <SelectField
          className="sm:col-span-2"
          label="Gender"
          required
          error={errors.gender?.message}
          {...register("gender")}
        >
          {userpetGenders.map((gender) => (
            <option key={gender}>{gender}</option>
          ))}
        </SelectField>
        {mode === "edit" && (
          <TextAreaField
            className="sm:col-span-2"
            label="Description"
            rows={2}
            maxLength={maxUserpetNotesLength}
            error={errors.description?.message}
            {...register("description")}
          />
        )}
        <TextAreaField
          className="sm:col-span-2"
          label="Notes"
          rows={3}
          maxLength={maxUserpetNotesLength}
          hint="What we should know: allergies, fears, favorite treats"
          error={errors.notes?.message}
          {...register("notes")}
        />
        <div className="flex flex-col-reverse gap-2 sm:col-span-2 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" busy={isSaving} busyLabel="Saving…">
            {mode === "add" ? "Add Pet" : "Save Changes"}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
