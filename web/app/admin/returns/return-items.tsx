import type { StaffReturn } from "@pawhaven/contract";
import { formatDollars } from "../../lib/money.ts";
import { Panel } from "../ui/panel.tsx";

export const ReturnItems = ({ entry: { items } }: { entry: StaffReturn }) => (
  <Panel title="Items">
    <ul className="divide-y divide-line tabular-nums">
      {items.map((item) => (
        <li key={item.id} className="flex min-h-10 flex-wrap items-center justify-between gap-x-3">
          <span className="min-w-0 wrap-anywhere">{item.name}</span>
          <span className="text-ink-soft">
            {item.quantity} × {formatDollars(item.unit)}
            {describeArrived(item)}
          </span>
        </li>
      ))}
    </ul>
  </Panel>
);

function describeArrived({ restocked, written_off: writtenOff }: StaffReturn["items"][number]): string {
  const parts = [restocked > 0 && `${restocked} to stock`, writtenOff > 0 && `${writtenOff} written off`];
  const arrived = parts.filter(Boolean).join(", ");
  return arrived && `: ${arrived}`;
}
