import type { OrderReturns, ReturnRequest } from "@pawhaven/contract";
import { useId } from "react";
import { type Control, Controller } from "react-hook-form";
import { FieldError } from "../../ui/field-base.tsx";
import { QuantityStepper } from "../../ui/quantity-stepper.tsx";
import type { ReturnInput } from "./return-input.ts";

interface ReturnUnitsProps {
  lines: OrderReturns["lines"];
  control: Control<ReturnInput, unknown, ReturnRequest>;
  error: string | undefined;
}

/** How many of each item. */
export function ReturnUnits({ lines, control, error }: ReturnUnitsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} className="grid gap-3">
      <legend className="mb-2 font-bold">What would you like to return?</legend>
      {lines.map(
        ({ id: gearId, name, left }, index) =>
          left > 0 && (
            <div key={gearId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
              <Controller
                control={control}
                name={`lines.${index}.quantity`}
                render={({ field: { value, onChange } }) => (
                  <QuantityStepper value={value} onChange={onChange} productName={name} min={0} max={left} />
                )}
              />
            </div>
          ),
      )}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
