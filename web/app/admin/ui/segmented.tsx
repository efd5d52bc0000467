import { classNames } from "../../ui/class-names.ts";

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
}

/** Two or three ways to look at the same thing. */
export const Segmented = <Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) => (
  <fieldset aria-label={label} className="inline-flex min-w-0 rounded-full border border-line-strong bg-surface p-0.5">
    {options.map(([option, text]) => (
      <button
        key={option}
        type="button"
        aria-pressed={option === value}
        onClick={() => onChange(option)}
        className={classNames(
          "relative min-h-8 cursor-pointer rounded-full px-3.5 font-bold transition-colors before:absolute before:inset-x-0 before:-inset-y-1.5",
          option === value ? "bg-teal text-on-teal" : "text-ink hover:bg-line/60",
        )}
      >
        {text}
      </button>
    ))}
  </fieldset>
);
