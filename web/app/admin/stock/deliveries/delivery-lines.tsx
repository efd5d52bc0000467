import type { NewDelivery, StockItem } from "@pawhaven/contract";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { type Control, useFieldArray, type UseFormReturn } from "react-hook-form";
import { IconButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { FieldError } from "../../../ui/field-base.tsx";
import { Panel } from "../../ui/panel.tsx";

/** The lines of the form, and the names of their gears, which the form does not send. */
export function useDeliveryLines(control: Control<NewDelivery>) {
  const { fields, append, remove } = useFieldArray({ control, name: "lines" });
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  function add({ id, name }: StockItem): void {
    setNames((earlier) => new Map([...earlier, [id, name]]));
    append({ gear_id: id, quantity: 1 }, { focusName: `lines.${fields.length}.quantity` });
  }
  return {
    rows: fields.map(({ id, gear_id: gearId }) => ({ id, name: names.get(gearId) ?? "" })),
    gearIds: fields.map(({ gear_id: gearId }) => gearId),
    add,
    remove,
  };
}

interface DeliveryLinesProps {
  form: UseFormReturn<NewDelivery>;
  lines: ReturnType<typeof useDeliveryLines>;
  /** Enter after a number: on to the next gear. It must not receive a delivery that is half typed. */
  onEntered: () => void;
}

/** What came: how many of each gear. */
export function DeliveryLines({
  form: { register, formState },
  lines: { rows, remove },
  onEntered,
}: DeliveryLinesProps) {
  const errors = formState.errors.lines;
  return (
    <Panel title="What came">
      {rows.length === 0 && <p className="text-ink-soft">Nothing yet. Find the gears below.</p>}
      <ul className="grid divide-y divide-line empty:hidden">
        {rows.map(({ id, name }, index) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_7rem_auto] items-center gap-3 py-2">
            <span className="wrap-anywhere">{name}</span>
            <TextField
              label={`Units of ${name}`}
              hideLabel
              type="number"
              inputMode="numeric"
              min={1}
              required
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                onEntered();
              }}
              error={errors?.[index]?.quantity?.message}
              {...register(`lines.${index}.quantity`, { valueAsNumber: true })}
            />
            <IconButton label={`Remove ${name}`} icon={Trash2} onClick={() => remove(index)} />
          </li>
        ))}
      </ul>
      <FieldError id="delivery-lines-error">{errors?.root?.message ?? errors?.message}</FieldError>
    </Panel>
  );
}
