import { controlClasses } from "./filter-field.tsx";

interface CompactSelectProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
  disabled?: boolean;
}

/** A choice that takes effect at once, on a detail screen. */
export const CompactSelect = ({ label, value, options, onChange, disabled }: CompactSelectProps) => (
  <label className="grid min-w-0 gap-1">
    <span className="font-bold text-ink-soft">{label}</span>
    <select
      value={value}
      disabled={disabled}
      className={controlClasses}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
