import { type CareKind, maxVisitCare } from "@pawhaven/contract";
import { Plus, X } from "lucide-react";
import { useFieldArray, type UseFormReturn } from "react-hook-form";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { careWords, optionsOf } from "../animals/animal-words.ts";
import { textOrNull } from "../animals/editor/select-input.tsx";
import type { FinishFields } from "./finish-fields.ts";

interface CareRowsProps {
  form: UseFormReturn<FinishFields>;
  /** The day of the visit. */
  givenOn: string;
}

/** Care to be recorded with the visit: vaccinations, deworming, treatments. */
export function CareRows({ form: { control, register, formState }, givenOn }: CareRowsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: "care" });
  const add = () => append({ ...emptyCare, given_on: givenOn });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-bold">Care to record</legend>
      {fields.map((field, index) => {
        const errors = formState.errors.care?.[index];
        return (
          <div key={field.id} className="grid items-start gap-3 rounded-small border border-line p-3 sm:grid-cols-2">
            <SelectField label="Care" requiredMark="none" {...register(`care.${index}.kind`)}>
              {recordedKinds.map(([kind, label]) => (
                <option key={kind} value={kind}>
                  {label}
                </option>
              ))}
            </SelectField>
            <TextField
              label="Product"
              requiredMark="none"
              maxLength={120}
              error={errors?.product?.message}
              {...register(`care.${index}.product`)}
            />
            <TextField label="Batch" requiredMark="none" maxLength={60} {...register(`care.${index}.batch`)} />
            <TextField
              label="Due again on"
              type="date"
              requiredMark="none"
              min={givenOn}
              error={errors?.due_on?.message}
              {...register(`care.${index}.due_on`, textOrNull)}
            />
            <Button
              variant="ghost"
              size="small"
              icon={X}
              className="justify-self-start sm:col-span-2"
              onClick={() => remove(index)}
            >
              Remove<span className="sr-only"> care {index + 1}</span>
            </Button>
          </div>
        );
      })}
      {fields.length < maxVisitCare && (
        <Button variant="secondary" size="small" icon={Plus} className="justify-self-start" onClick={add}>
          Add care
        </Button>
      )}
    </fieldset>
  );
}

/** The weight has its own field. */
const recordedKinds = optionsOf(careWords).filter(([kind]) => kind !== "weight");

const emptyCare = {
  kind: "vaccination" as CareKind,
  product: "",
  batch: "",
  note: "",
  weight_kg: null,
  due_on: null,
  override: false,
};
