import type { CareKind, CareRecordDraft } from "@pawhaven/contract";
import type { UseFormReturn } from "react-hook-form";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { TextAreaField } from "../../../ui/text-area-field.tsx";
import { careWords, optionsOf } from "../animal-words.ts";
import { numberOrNull, textOrNull } from "../editor/select-input.tsx";

interface CareFieldsProps {
  form: UseFormReturn<CareRecordDraft>;
  kind: CareKind;
  today: string;
}

const required = { required: true, requiredMark: "none" } as const;

export function CareFields({ form, kind, today }: CareFieldsProps) {
  const { register, setValue, formState } = form;
  const { errors } = formState;
  /** What is no longer asked for is not sent either. */
  const forget = (next: string) => {
    if (next !== "weight") return setValue("weight_kg", null);
    setValue("product", "");
    setValue("batch", "");
  };
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label="What was done"
          requiredMark="none"
          error={errors.kind?.message}
          {...register("kind", { onChange: ({ target }: { target: { value: string } }) => forget(target.value) })}
        >
          {optionsOf(careWords).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
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
          <WeightField form={form} />
        ) : (
          <ProductFields form={form} isRequired={kind !== "neutering"} />
        )}
        <TextField
          label="Due again on"
          type="date"
          requiredMark="none"
          error={errors.due_on?.message}
          {...register("due_on", textOrNull)}
        />
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

const WeightField = ({ form: { register, formState } }: Pick<CareFieldsProps, "form">) => (
  <TextField
    label="Weight in kg"
    type="number"
    inputMode="decimal"
    step="any"
    min={0}
    {...required}
    error={formState.errors.weight_kg?.message}
    {...register("weight_kg", numberOrNull)}
  />
);

interface ProductFieldsProps extends Pick<CareFieldsProps, "form"> {
  isRequired: boolean;
}

const ProductFields = ({ form: { register, formState }, isRequired }: ProductFieldsProps) => (
  <>
    <TextField
      label="Product"
      required={isRequired}
      requiredMark="none"
      maxLength={120}
      error={formState.errors.product?.message}
      {...register("product")}
    />
    <TextField
      label="Batch"
      requiredMark="none"
      maxLength={60}
      error={formState.errors.batch?.message}
      {...register("batch")}
    />
  </>
);
