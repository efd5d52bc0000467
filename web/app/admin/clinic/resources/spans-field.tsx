import type { OpenSpan } from "@pawhaven/contract";
import { Plus, X } from "lucide-react";
import { useId } from "react";
import { Button, IconButton } from "../../../ui/button.tsx";
import { TimeField } from "../../content/time-field.tsx";

export type SpanErrorOf = (index: number, side: keyof OpenSpan) => string | undefined;

interface SpansFieldProps {
  /** Whose times: "Monday". */
  label: string;
  spans: readonly OpenSpan[];
  onChange: (spans: OpenSpan[]) => void;
  errorOf: SpanErrorOf;
}

/** At most so many a day. Working times have no identity but their place. */
const places = ["first", "second", "third", "fourth", "fifth", "sixth"];

export function SpansField({ label, spans, onChange, errorOf }: SpansFieldProps) {
  const errorId = useId();
  const errors = spans.flatMap((_, index) => errorOf(index, "opens") ?? errorOf(index, "closes") ?? []);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {spans.length === 0 && <span className="text-ink-soft">Free</span>}
      {spans.map((span, index) => (
        <SpanInputs
          key={places[index]}
          label={`${label} ${index + 1}`}
          span={span}
          onChange={(changed) => onChange(spans.with(index, changed))}
          onRemove={() => onChange(spans.filter((_, other) => other !== index))}
          errorIdOf={(side) => (errorOf(index, side) ? errorId : undefined)}
        />
      ))}
      {spans.length < places.length && (
        <Button variant="ghost" size="small" icon={Plus} onClick={() => onChange([...spans, nextAfter(spans)])}>
          Add time<span className="sr-only"> on {label}</span>
        </Button>
      )}
      <p id={errorId} aria-live="polite" className="basis-full font-semibold text-berry empty:hidden">
        {errors[0]}
      </p>
    </div>
  );
}

interface SpanInputsProps {
  label: string;
  span: OpenSpan;
  onChange: (span: OpenSpan) => void;
  onRemove: () => void;
  errorIdOf: (side: keyof OpenSpan) => string | undefined;
}

const SpanInputs = ({ label, span, onChange, onRemove, errorIdOf }: SpanInputsProps) => (
  <span className="flex items-center gap-1">
    <TimeField
      label={`${label} from`}
      value={span.opens}
      errorId={errorIdOf("opens")}
      onChange={(opens) => onChange({ ...span, opens })}
    />
    <span aria-hidden="true">–</span>
    <TimeField
      label={`${label} to`}
      value={span.closes}
      errorId={errorIdOf("closes")}
      onChange={(closes) => onChange({ ...span, closes })}
    />
    <IconButton label={`Remove ${label}`} icon={X} onClick={onRemove} />
  </span>
);

/** After a break of an hour, as far as the day goes. */
function nextAfter(spans: readonly OpenSpan[]): OpenSpan {
  const last = spans.at(-1);
  if (!last) return { opens: "09:00", closes: "17:00" };
  const hour = Math.min(Number(last.closes.slice(0, 2)) + 1, 22);
  const at = (value: number) => `${String(value).padStart(2, "0")}:00`;
  return { opens: at(hour), closes: at(Math.min(hour + 4, 23)) };
}
