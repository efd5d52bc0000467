import type { OrderRefunds } from "@pawhaven/contract";
import { useId } from "react";
import type { UseFormRegister } from "react-hook-form";
import { formatDollars } from "../../../lib/money.ts";
import { FieldError } from "../../../ui/field-base.tsx";
import type { RefundInput } from "./refund-input.ts";

type Line = OrderRefunds["lines"][number];

interface RefundLineFieldsProps {
  lines: readonly Line[];
  register: UseFormRegister<RefundInput>;
  error: string | undefined;
}

/** One row per item: how many of the units not sent, and how many of those sent. */
export function RefundLineFields({ lines, register, error }: RefundLineFieldsProps) {
  const id = useId();
  if (lines.every(({ unsent, sent }) => unsent + sent === 0)) return null;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-2">
      <legend className="mb-1 font-bold">Items</legend>
      {lines.map((line, index) => (
        <LineFields key={line.id} line={line} index={index} register={register} />
      ))}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

function LineFields({
  line,
  index,
  register,
}: {
  line: Line;
  index: number;
  register: RefundLineFieldsProps["register"];
}) {
  const { name, unit, unsent, sent } = line;
  if (unsent + sent === 0) return null;
  return (
    <div className="grid gap-1 border-b border-line pb-2">
      <p className="flex justify-between gap-3">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="tabular-nums text-ink-soft">{formatDollars(unit)}</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {unsent > 0 && (
          <UnitsField
            label={`${name}, not sent`}
            text="Not sent"
            {...register(`lines.${index}.cancel`, asNumber)}
            max={unsent}
          />
        )}
        {sent > 0 && (
          <>
            <UnitsField label={`${name}, sent`} text="Sent" {...register(`lines.${index}.sent`, asNumber)} max={sent} />
            <label className="flex min-h-9 items-center gap-2">
              <input type="checkbox" className="size-5 accent-teal" {...register(`lines.${index}.restock`)} />
              Back in stock
            </label>
          </>
        )}
      </div>
    </div>
  );
}

const asNumber = { valueAsNumber: true } as const;

interface UnitsFieldProps extends React.ComponentProps<"input"> {
  label: string;
  text: string;
  max: number;
}

const UnitsField = ({ label, text, max, ...native }: UnitsFieldProps) => (
  <label className="flex items-center gap-2">
    <span aria-hidden="true" className="text-ink-soft">
      {text}
    </span>
    <input
      {...native}
      type="number"
      inputMode="numeric"
      min={0}
      max={max}
      aria-label={`${label}, up to ${max}`}
      className="h-9 w-16 rounded-small border border-line-strong bg-surface px-2 text-end tabular-nums not-disabled:hover:border-ink"
    />
    <span className="text-ink-soft tabular-nums">of {max}</span>
  </label>
);
