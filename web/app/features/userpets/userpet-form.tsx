import {
  maxUserpetNameLength,
  maxUserpetNotesLength,
  speciesList,
  type UserpetDraft,
  userpetGenders,
} from "@pawhaven/contract";
import { Controller, type FieldErrors, useForm, useWatch } from "react-hook-form";
import { Button } from "../../ui/button.tsx";
import { showMessage } from "../../ui/dialogs.tsx";
import { SelectField, TextAreaField, TextField } from "../../ui/field.tsx";
import { BreedField } from "./breed-field.tsx";
import { firstInvalidField, type UserpetFieldName, type UserpetFields, resolverFor } from "./userpet-fields.ts";

interface UserpetFormProps {
  mode: "add" | "edit";
  initial: UserpetFields;
  /** Gives what the server says against single fields; nothing when all is well. */
  onSave: (pet: UserpetDraft) => Promise<Record<string, string[]> | undefined>;
  onCancel?: () => void;
}

const asNumber = (text: unknown) => (text === "" || text === null ? null : Number(text));

export function UserpetForm({ mode, initial, onSave, onCancel }: UserpetFormProps) {
  const { register, control, handleSubmit, setValue, setError, setFocus, formState } = useForm<
    UserpetFields,
    unknown,
    UserpetDraft
  >({ resolver: resolverFor(mode), defaultValues: initial, shouldFocusError: false });
  const { errors, isSubmitting } = formState;
  const species = useWatch({ control, name: "species" });
  const speciesField = register("species", { onChange: () => mode === "add" && setValue("breed", "") });

  async function save(pet: UserpetDraft) {
    const fieldErrors = await onSave(pet);
    for (const [field, [message = ""]] of Object.entries(fieldErrors ?? {}))
      setError(field as UserpetFieldName, { message });
  }

  /** Every fault stands beside its field; the first one is also said, and the keyboard goes there afterwards. */
  async function announceFirstError(formErrors: FieldErrors<UserpetFields>) {
    const field = firstInvalidField(formErrors);
    if (!field) return;
    await showMessage({ tone: "error", title: "Please check the form", text: formErrors[field]?.message ?? "" });
    setFocus(field);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(save, (faults) => void announceFirstError(faults))(event)}
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
      <TextField
        label="Age"
        type="number"
        min={0}
        step="any"
        inputMode="decimal"
        hint="In years"
        error={errors.age?.message}
        {...register("age", { setValueAs: asNumber })}
      />
      <TextField
        label="Weight (kg)"
        type="number"
        min={0}
        step={0.1}
        inputMode="decimal"
        error={errors.weight_kg?.message}
        {...register("weight_kg", { setValueAs: asNumber })}
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
        hint="What we should know: allergies, fears, favourite treats"
        error={errors.notes?.message}
        {...register("notes")}
      />
      <div className="flex flex-col-reverse gap-2 sm:col-span-2 sm:flex-row sm:justify-end">
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" busy={isSubmitting} busyLabel="Saving…">
          {mode === "add" ? "Add Pet" : "Save Changes"}
        </Button>
      </div>
    </form>
  );
}
