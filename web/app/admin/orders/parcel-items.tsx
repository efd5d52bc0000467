import type { ParcelItem } from "./unsent-items.ts";

interface ParcelItemsProps {
  legend: string;
  items: readonly ParcelItem[];
  onChange: (items: ParcelItem[]) => void;
}

/** So many units of every item that is not sent yet. */
export const ParcelItems = ({ legend, items, onChange }: ParcelItemsProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 font-bold">{legend}</legend>
    <ul className="divide-y divide-line rounded-small border border-line">
      {items.map((item) => (
        <li key={item.id} className="flex min-h-11 items-center justify-between gap-3 px-3 py-1">
          <span className="min-w-0 wrap-anywhere">{item.name}</span>
          <label className="flex shrink-0 items-center gap-2 tabular-nums">
            <span className="sr-only">How many of {item.name}</span>
            <input
              type="number"
              inputMode="numeric"
              min={0}
              max={item.left}
              value={item.quantity}
              onChange={({ target }) => onChange(withQuantity(items, item.id, target.valueAsNumber))}
              className="h-9 w-20 rounded-small border border-line-strong bg-surface px-2 text-end hover:border-ink"
            />
            <span className="text-ink-soft">of {item.left}</span>
          </label>
        </li>
      ))}
    </ul>
  </fieldset>
);

const withQuantity = (items: readonly ParcelItem[], id: number, typed: number): ParcelItem[] =>
  items.map((item) => (item.id === id ? { ...item, quantity: clamp(typed, item.left) } : item));

const clamp = (typed: number, left: number) => Math.min(Math.max(Math.trunc(typed) || 0, 0), left);
