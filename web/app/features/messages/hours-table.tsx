import type { HoursRow } from "@pawhaven/contract";

export const HoursTable = ({ rows }: { rows: readonly HoursRow[] }) => (
  <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 tabular-nums">
    {rows.map(([days, times]) => (
      <div key={days} className="contents">
        <dt className="text-ink-soft">{days}</dt>
        <dd>{times}</dd>
      </div>
    ))}
  </dl>
);
