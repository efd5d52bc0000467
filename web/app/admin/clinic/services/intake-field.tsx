import { intakeKinds } from "@pawhaven/contract";
import { Controller, useFieldArray, type UseFormReturn, useWatch } from "react-hook-form";
import { CheckboxField, SelectField, TextField } from "../../../ui/field.tsx";
import { LinesField } from "../../catalogue/lines-field.tsx";
import { ListEditor } from "../../content/list-editor.tsx";
import type { ServiceFields } from "./service-fields.ts";

interface IntakeFieldProps {
  form: UseFormReturn<ServiceFields>;
}

const kindLabels: Record<(typeof intakeKinds)[number], string> = {
  text: "Text",
  choice: "One of several options",
  yes_no: "Yes or no",
};

/** Answers refer to a question by this; the label can be mended later. */
const newQuestion = () => ({
  id: crypto.randomUUID().slice(0, 8),
  label: "",
  kind: "text" as const,
  is_required: false,
});

/** What a customer is asked when booking. */
export function IntakeField({ form }: IntakeFieldProps) {
  const { control, formState } = form;
  const { fields, append, remove, move } = useFieldArray({ control, name: "intake_questions", keyName: "key" });
  const errors = formState.errors.intake_questions;
  return (
    <ListEditor
      ids={fields.map(({ key }) => key)}
      noun="question"
      emptyText="Nothing is asked but notes."
      error={errors?.root?.message ?? errors?.message}
      onAdd={() => append(newQuestion())}
      onRemove={remove}
      onMove={move}
    >
      {(index) => <Question form={form} index={index} />}
    </ListEditor>
  );
}

function Question({ form: { control, register, formState }, index }: IntakeFieldProps & { index: number }) {
  const name = `intake_questions.${index}` as const;
  const errors = formState.errors.intake_questions?.[index];
  const kind = useWatch({ control, name: `${name}.kind` });
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <TextField
        label="Question"
        required
        requiredMark="none"
        maxLength={200}
        error={errors?.label?.message}
        {...register(`${name}.label`)}
      />
      <SelectField label="Answer" requiredMark="none" error={errors?.kind?.message} {...register(`${name}.kind`)}>
        {intakeKinds.map((each) => (
          <option key={each} value={each}>
            {kindLabels[each]}
          </option>
        ))}
      </SelectField>
      {kind === "choice" && (
        <Controller
          control={control}
          name={`${name}.options`}
          render={({ field, fieldState }) => (
            <LinesField
              label="Options"
              hint="One per line."
              lines={field.value ?? []}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
      <CheckboxField label="Must be answered" {...register(`${name}.is_required`)} />
    </div>
  );
}
