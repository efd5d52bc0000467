import type { ComponentProps } from "react";
import { SelectField } from "../../../ui/field.tsx";

interface SelectInputProps extends ComponentProps<typeof SelectField> {
  options: readonly (readonly [value: string, label: string])[];
  /** What it says without a choice. */
  emptyLabel: string;
}

/** A choice of the form that can be left open. */
export const SelectInput = ({ options, emptyLabel, ...field }: SelectInputProps) => (
  <SelectField requiredMark="none" {...field}>
    <option value="">{emptyLabel}</option>
    {options.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </SelectField>
);

export const textOrNull = { setValueAs: (value: unknown) => value || null };
export const numberOrNull = {
  setValueAs: (value: unknown) => (value === "" || value === null ? null : Number(value)),
};

export const yesOrNo = [
  ["true", "Yes"],
  ["false", "No"],
] as const;
/** A select has texts only. */
export const yesNoOrNull = {
  setValueAs: (value: unknown) => (value === "" || value === null ? null : value === true || value === "true"),
};
