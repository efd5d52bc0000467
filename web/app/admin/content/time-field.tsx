import { classNames } from "../../ui/class-names.ts";

interface TimeFieldProps {
  /** The accessible name. */
  label: string;
  value: string;
  onChange: (time: string) => void;
  /** The element that says what is wrong, if something is. */
  errorId: string | undefined;
}

export const TimeField = ({ label, value, onChange, errorId }: TimeFieldProps) => (
  <input
    type="time"
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    required
    aria-invalid={errorId ? true : undefined}
    aria-describedby={errorId}
    className={classNames(
      "h-10 w-28 rounded-small border border-line-strong bg-surface px-2 tabular-nums transition-colors hover:border-ink",
      "focus-visible:border-teal aria-invalid:border-berry aria-invalid:inset-ring aria-invalid:inset-ring-berry",
    )}
  />
);
