import { type ComponentProps, useId } from "react";
import { FieldError } from "../../ui/field-base.tsx";

interface ChoiceFieldProps extends Omit<ComponentProps<"input">, "type" | "value" | "onChange"> {
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  onPick: (value: string) => void;
  error?: string | undefined;
}

/** Few choices side by side, one of them taken. A form that is wrong here puts the focus on the first one. */
export function ChoiceField({ label, options, value, onPick, name, error, ref }: ChoiceFieldProps) {
  const errorId = useId();
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={error && errorId}>
      <legend className="mb-2 font-bold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(([option, text], index) => (
          <label
            key={option}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line bg-surface px-4 has-checked:border-teal has-checked:bg-teal-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={() => onPick(option)}
              className="size-4 accent-teal"
            />
            {text}
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
