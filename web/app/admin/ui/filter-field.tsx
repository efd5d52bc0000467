import { type ReactNode, type Ref, useEffect, useEffectEvent, useState } from "react";
import { DateInput } from "../../ui/date-input.tsx";

export const controlClasses =
  "h-9 w-full min-w-0 rounded-small border border-line-strong bg-surface px-3 text-small text-ink not-disabled:hover:border-ink";

interface FilterProps {
  label: string;
  value: string | undefined;
  onChange: (value: string) => void;
}

const FilterLabel = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className="grid min-w-0 gap-1">
    <span className="font-bold text-ink-soft">{label}</span>
    {children}
  </label>
);

export const SelectFilter = ({
  label,
  value = "",
  onChange,
  options,
  anyLabel = "All",
}: FilterProps & {
  options: readonly (readonly [value: string, label: string])[];
  /** What it is without a filter; null where there is always one. */
  anyLabel?: string | null;
}) => (
  <FilterLabel label={label}>
    <select value={value} className={controlClasses} onChange={(event) => onChange(event.target.value)}>
      {anyLabel !== null && <option value="">{anyLabel}</option>}
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </FilterLabel>
);

export const DateFilter = ({ label, value = "", onChange }: FilterProps) => (
  <FilterLabel label={label}>
    <DateInput value={value} className={controlClasses} onChange={(event) => onChange(event.target.value)} />
  </FilterLabel>
);

const typingPauseMs = 300;

interface TextFilterProps extends FilterProps {
  placeholder?: string;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Filters when somebody stops typing, or at once with Enter. */
export function TextFilter({ label, value = "", onChange, placeholder, ref }: TextFilterProps) {
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    // What was typed since the field's own filter was applied stays.
    if (value !== applied) {
      setApplied(value);
      setText(value);
    }
  }
  const apply = (typed: string) => {
    const filter = typed.trim();
    if (filter === value) return;
    setApplied(filter);
    onChange(filter);
  };
  const applyAfterPause = useEffectEvent(apply);
  useEffect(() => {
    const timer = setTimeout(() => applyAfterPause(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <FilterLabel label={label}>
      <input
        ref={ref}
        type="search"
        value={text}
        placeholder={placeholder}
        className={controlClasses}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") apply(text);
        }}
      />
    </FilterLabel>
  );
}
