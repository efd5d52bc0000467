import { useId } from "react";
import { CheckboxField } from "../../ui/field.tsx";
import { FieldError, FieldHint } from "../../ui/field-base.tsx";

interface ChoicesFieldProps<Value> {
  legend: string;
  hint?: string;
  options: readonly (readonly [value: Value, label: string])[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  error?: string | undefined;
}

/** Any number of a few options. */
export function ChoicesField<Value extends string | number>(props: ChoicesFieldProps<Value>) {
  const { legend, hint, options, chosen, onChange, error } = props;
  const id = useId();
  const toggle = (value: Value, isChosen: boolean) =>
    onChange(
      options.map(([option]) => option).filter((option) => (option === value ? isChosen : chosen.includes(option))),
    );
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-hint ${id}-error`}>
      <legend className="font-bold">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4">
        {options.map(([value, label]) => (
          <CheckboxField
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={({ target }) => toggle(value, target.checked)}
          />
        ))}
      </div>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
