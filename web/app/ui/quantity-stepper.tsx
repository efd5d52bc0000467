import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from "react";
import { classNames } from "./class-names.ts";

interface QuantityStepperProps {
  value: number;
  /** Called with an integer between `min` and `max`, and only if it differs from `value`. */
  onChange: (value: number) => void;
  /** Part of the accessible name of every control. */
  productName: string;
  min?: number;
  max?: number;
  /** Blocks changes while one is being saved, without losing keyboard focus. */
  busy?: boolean;
  disabled?: boolean;
  className?: string;
}

const stepButtonClasses =
  "grid size-11 shrink-0 cursor-pointer place-items-center rounded-full transition-colors not-disabled:hover:bg-line/60 " +
  "disabled:cursor-not-allowed disabled:text-line-strong aria-disabled:cursor-progress aria-disabled:text-line-strong";

/** Typed input is committed on blur or Enter; anything but a positive integer reverts to the last value. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, productName, min = 1, max = Infinity, busy = false, disabled = false, className } = props;
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [note, setNote] = useState("");

  function change(requested: number) {
    const next = Math.min(Math.max(requested, min), max);
    setNote(requested > max ? `Only ${max} available.` : "");
    if (next !== value) onChange(next);
  }

  function commit() {
    if (draft === null) return;
    setDraft(null);
    if (/^[1-9]\d*$/.test(draft)) change(Number(draft));
  }

  function step(event: MouseEvent<HTMLButtonElement>, by: 1 | -1) {
    if (busy) return;
    const next = value + by;
    const isLast = next <= min || next >= max;
    if (isLast && event.currentTarget.matches(":focus-visible")) input.current?.focus();
    change(next);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Enter") commit();
    if (event.key === "Escape" && draft !== null) {
      event.preventDefault();
      setDraft(null);
    }
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined || busy) return;
    event.preventDefault();
    setDraft(null);
    change((Number(draft) || value) + by);
  }

  return (
    <div className={classNames("inline-grid justify-items-start gap-2", className)}>
      <div
        aria-busy={busy || undefined}
        className={classNames(
          "inline-flex items-center rounded-full border p-px transition-colors",
          disabled ? "border-line bg-sunken" : "border-line-strong bg-surface",
          (disabled || busy) && "text-ink-soft",
        )}
      >
        <button
          type="button"
          className={stepButtonClasses}
          disabled={disabled || value <= min}
          aria-disabled={busy || undefined}
          onClick={(event) => step(event, -1)}
        >
          <Minus className="size-5" />
          <span className="sr-only">One fewer: {productName}</span>
        </button>
        <input
          ref={input}
          type="number"
          inputMode="numeric"
          min={min}
          max={Number.isFinite(max) ? max : undefined}
          step={1}
          disabled={disabled}
          readOnly={busy}
          aria-label={`Quantity of ${productName}`}
          aria-describedby={noteId}
          value={draft ?? value}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commit}
          onKeyDown={handleKey}
          onWheel={(event) => event.currentTarget.blur()}
          className="h-11 w-12 appearance-none rounded-small text-center font-bold tabular-nums [-moz-appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        <button
          type="button"
          className={stepButtonClasses}
          disabled={disabled || value >= max}
          aria-disabled={busy || undefined}
          onClick={(event) => step(event, 1)}
        >
          <Plus className="size-5" />
          <span className="sr-only">One more: {productName}</span>
        </button>
      </div>
      <p id={noteId} aria-live="polite" className="text-small text-ink-soft empty:hidden">
        {note}
      </p>
    </div>
  );
}
