import { PackageCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { describeArrived } from "./describe-return.ts";
import type { StepFormProps } from "./use-change-return.ts";

interface Arrived {
  restock: number;
  write_off: number;
}

/** Every unit that arrived goes to the shelf or is written off. */
export function InspectionForm({ entry: { id, items }, pending, onStep }: StepFormProps) {
  const [arrived, setArrived] = useState<Record<number, Arrived>>(() =>
    Object.fromEntries(items.map((item) => [item.id, { restock: item.quantity, write_off: 0 }])),
  );
  const set = (gearId: number, change: Partial<Arrived>) =>
    setArrived((known) => ({ ...known, [gearId]: { restock: 0, write_off: 0, ...known[gearId], ...change } }));
  const lines = items.map((item) => ({ id: item.id, restock: 0, write_off: 0, ...arrived[item.id] }));
  const receive = () =>
    onStep({
      name: "receive",
      done: "The return has arrived.",
      yours: `Received\n${describeArrived(items.map((item, index) => ({ ...item, ...asReceived(lines[index]) })))}`,
      send: (version) => staffApi.receiveReturn({ params: { id }, body: { lines, version } }),
    });
  return (
    <div className="grid gap-3 border-b border-line pb-4">
      {items.map(({ id: gearId, name, quantity }) => (
        <fieldset key={gearId} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <legend className="font-semibold wrap-anywhere">
            {name}, {quantity} to come
          </legend>
          <UnitsField
            label="To stock"
            max={quantity}
            value={arrived[gearId]?.restock ?? 0}
            onChange={(restock) => set(gearId, { restock })}
          />
          <UnitsField
            label="Write off"
            max={quantity}
            value={arrived[gearId]?.write_off ?? 0}
            onChange={(writeOff) => set(gearId, { write_off: writeOff })}
          />
        </fieldset>
      ))}
      <Button
        size="small"
        icon={PackageCheck}
        className="justify-self-start"
        busy={pending === "receive"}
        disabled={pending !== undefined}
        onClick={receive}
      >
        It has arrived
      </Button>
    </div>
  );
}

const asReceived = ({ restock, write_off: writeOff }: Arrived = { restock: 0, write_off: 0 }) => ({
  restocked: restock,
  written_off: writeOff,
});

interface UnitsFieldProps {
  label: string;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

const UnitsField = ({ label, max, value, onChange }: UnitsFieldProps) => (
  <label className="flex items-center gap-2">
    <span className="text-ink-soft">{label}</span>
    <input
      type="number"
      inputMode="numeric"
      min={0}
      max={max}
      value={value}
      onChange={(event) => onChange(Math.max(0, Math.trunc(Number(event.target.value))))}
      className="h-9 w-16 rounded-small border border-line-strong bg-surface px-2 text-end tabular-nums not-disabled:hover:border-ink"
    />
  </label>
);
