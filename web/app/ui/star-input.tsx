import { pluralize } from "@pawhaven/contract";
import { Star } from "lucide-react";
import { type PointerEvent, useId, useState } from "react";
import { classNames } from "./class-names.ts";
import { FieldError, FieldHint, RequiredMark } from "./field-base.tsx";

const ratingLabels = ["Poor", "Fair", "Good", "Very good", "Excellent"];

interface StarInputProps {
  label: string;
  /** 1 to 5, or 0 for no rating. */
  value: number;
  onChange: (stars: number) => void;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  hint?: string;
  error?: string | undefined;
  className?: string;
}

export function StarInput({
  label,
  value,
  onChange,
  name,
  required = false,
  disabled = false,
  hint,
  error,
  className,
}: StarInputProps) {
  const id = useId();
  const [preview, setPreview] = useState(0);
  const shownStars = preview || value;
  const describedBy = classNames(hint && `${id}-hint`, error && `${id}-error`);

  function showPreview(event: PointerEvent, stars: number) {
    if (event.pointerType === "mouse" && !disabled) setPreview(stars);
  }

  return (
    <fieldset
      role="radiogroup"
      disabled={disabled}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy || undefined}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      className={classNames("grid content-start justify-items-start gap-2", className)}
    >
      <legend className="mb-1 flex items-baseline gap-2">
        <span id={`${id}-label`} className="font-bold">
          {label}
        </span>
        <RequiredMark mark={required ? "required" : "optional"} />
      </legend>
      <div className="-ml-2 flex flex-wrap items-center" onPointerLeave={() => setPreview(0)}>
        {ratingLabels.map((ratingLabel, index) => (
          <StarOption
            key={ratingLabel}
            stars={index + 1}
            label={ratingLabel}
            name={name ?? id}
            checked={value === index + 1}
            filled={index < shownStars}
            onSelect={onChange}
            onPointerEnter={(event) => showPreview(event, index + 1)}
          />
        ))}
        <span className="ml-2 min-w-24 text-ink-soft" aria-hidden="true">
          {ratingLabels[shownStars - 1] ?? "No rating yet"}
        </span>
      </div>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

interface StarOptionProps {
  stars: number;
  label: string;
  name: string;
  checked: boolean;
  filled: boolean;
  onSelect: (stars: number) => void;
  onPointerEnter: (event: PointerEvent) => void;
}

const StarOption = ({ stars, label, name, checked, filled, onSelect, onPointerEnter }: StarOptionProps) => (
  <label
    onPointerEnter={onPointerEnter}
    className="relative grid size-11 cursor-pointer place-items-center rounded-full has-disabled:cursor-not-allowed has-focus-visible:outline-3 has-focus-visible:outline-teal"
  >
    <input
      type="radio"
      className="peer sr-only"
      name={name}
      value={stars}
      checked={checked}
      onChange={() => onSelect(stars)}
    />
    <Star
      className={classNames(
        "size-7 transition-colors peer-disabled:opacity-60",
        filled ? "fill-amber text-amber" : "fill-transparent text-line-strong",
      )}
    />
    <span className="sr-only">
      {pluralize(stars, "star")}: {label}
    </span>
  </label>
);
