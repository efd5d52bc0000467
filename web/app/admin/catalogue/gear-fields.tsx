import { type GearDraft, gearDiets, gearSpecies, lifeStages } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { FieldErrors, UseFormReturn } from "react-hook-form";
import { CheckboxField, SelectField, TextField } from "../../ui/field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { dietNames } from "../../features/catalogue/gear-fact-names.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { IngredientFields } from "./ingredient-fields.tsx";
import { gearTermsQuery } from "./queries.ts";

interface FieldsProps {
  form: UseFormReturn<GearDraft>;
}

const required = { required: true, requiredMark: "none" } as const;
const optional = { requiredMark: "none" } as const;
const orNull = { setValueAs: (value: unknown) => (value === "" || value === null ? null : Number(value)) };
const textOrNull = { setValueAs: (value: unknown) => value || null };

export function BasicFields({ form: { register, formState } }: FieldsProps) {
  const { data: terms } = useQuery(gearTermsQuery);
  const id = useId();
  const { errors } = formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Name"
        {...required}
        maxLength={120}
        className="sm:col-span-2"
        error={errors.name?.message}
        {...register("name")}
      />
      <TextField
        label="Pet type"
        {...required}
        maxLength={50}
        list={`${id}-types`}
        error={errors.petType?.message}
        {...register("petType")}
      />
      <TextField
        label="Category"
        {...required}
        maxLength={50}
        list={`${id}-categories`}
        error={errors.category?.message}
        {...register("category")}
      />
      <Options id={`${id}-types`} values={terms?.petTypes} />
      <Options id={`${id}-categories`} values={terms?.categories} />
      <TextAreaField
        label="Description"
        {...required}
        rows={5}
        maxLength={5000}
        className="sm:col-span-2"
        error={errors.description?.message}
        {...register("description")}
      />
    </div>
  );
}

const Options = ({ id, values }: { id: string; values: readonly string[] | undefined }) => (
  <datalist id={id}>
    {values?.map((value) => (
      <option key={value}>{value}</option>
    ))}
  </datalist>
);

export function PriceFields({ form: { register, formState } }: FieldsProps) {
  const { can } = useStaffSession();
  const mayEdit = can("prices.edit");
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <TextField
        label="List price in dollars"
        type="number"
        inputMode="decimal"
        step="0.01"
        min="0.01"
        {...required}
        readOnly={!mayEdit}
        hint={mayEdit ? undefined : "Managers change prices."}
        error={formState.errors.list_price?.message}
        {...register("list_price", { valueAsNumber: true })}
      />
      <CheckboxField label="New" className="sm:pt-8" {...register("is_new")} />
      <CheckboxField label="Featured" className="sm:pt-8" {...register("is_featured")} />
    </div>
  );
}

export function FactFields({ form }: FieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField label="Species" {...optional} error={errors.species?.message} {...register("species", textOrNull)}>
        <Choices values={gearSpecies} />
      </SelectField>
      <SelectField
        label="Life stage"
        {...optional}
        error={errors.life_stage?.message}
        {...register("life_stage", textOrNull)}
      >
        <Choices values={lifeStages} />
      </SelectField>
      <fieldset className="sm:col-span-2">
        <legend className="font-semibold">Diets</legend>
        <div className="mt-1 flex flex-wrap gap-x-6">
          {gearDiets.map((diet) => (
            <CheckboxField key={diet} label={dietNames[diet]} value={diet} {...register("diets")} />
          ))}
        </div>
      </fieldset>
      <NumberField form={{ register, errors }} name="animal_min_kg" label="For animals from (kg)" step="0.01" />
      <NumberField form={{ register, errors }} name="animal_max_kg" label="For animals up to (kg)" step="0.01" />
      <NumberField form={{ register, errors }} name="min_months" label="For animals from (months)" />
      <NumberField form={{ register, errors }} name="max_months" label="For animals up to (months)" />
      <NumberField
        form={{ register, errors }}
        name="net_weight_grams"
        label="Net weight (g)"
        hint="Customers then see the price per kilogram."
      />
      <NumberField form={{ register, errors }} name="energy_kcal_per_100g" label="Energy (kcal per 100 g)" />
      <TextAreaField
        label="Ingredients"
        {...optional}
        rows={3}
        maxLength={2000}
        className="sm:col-span-2"
        error={errors.ingredients?.message}
        {...register("ingredients")}
      />
      <IngredientFields form={form} />
      <TextField
        label="Facts checked on"
        type="date"
        {...optional}
        hint="The day on which somebody compared the facts with the package. Without it customers read “Not checked”."
        className="sm:col-span-2"
        error={errors.facts_checked_on?.message}
        {...register("facts_checked_on", textOrNull)}
      />
    </div>
  );
}

const Choices = ({ values }: { values: readonly string[] }) => (
  <>
    <option value="">Not stated</option>
    {values.map((value) => (
      <option key={value} value={value}>
        {value}
      </option>
    ))}
  </>
);

interface NumberFieldProps {
  form: { register: FieldsProps["form"]["register"]; errors: FieldErrors<GearDraft> };
  name: "animal_min_kg" | "animal_max_kg" | "net_weight_grams" | "energy_kcal_per_100g" | "min_months" | "max_months";
  label: string;
  hint?: string;
  step?: string;
}

const NumberField = ({ form: { register, errors }, name, label, hint, step = "1" }: NumberFieldProps) => (
  <TextField
    label={label}
    type="number"
    inputMode="decimal"
    min={0}
    step={step}
    {...optional}
    hint={hint}
    error={errors[name]?.message}
    {...register(name, orNull)}
  />
);
