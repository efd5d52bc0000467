import type { StaffReturn } from "@pawhaven/contract";
import { PackageCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useChangeReturn } from "./use-change-return.ts";

interface Arrived {
  restock: number;
  write_off: number;
}

/** Every unit that arrived goes to the shelf or is written off. */
export function InspectionForm({ entry: { id, version, items } }: { entry: StaffReturn }) {
  const [arrived, setArrived] = useState<Record<number, Arrived>>(() =>
    Object.fromEntries(items.map((item) => [item.id, { restock: item.quantity, write_off: 0 }])),
  );
  const set = (gearId: number, change: Partial<Arrived>) =>
    setArrived((known) => ({ ...known, [gearId]: { restock: 0, write_off: 0, ...known[gearId], ...change } }));
  const receive = useChangeReturn<void>("The return has arrived.", () => {
    const lines = items.map((item) => ({ id: item.id, ...arrived[item.id] }));
    return staffApi.receiveReturn({ params: { id }, body: { lines, version } });
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
        busy={receive.isPending}
        onClick={() => receive.mutate()}
      >
        It has arrived
      </Button>
    </div>
  );
}

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
