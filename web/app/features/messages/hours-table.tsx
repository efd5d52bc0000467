import type { openingHours } from "./opening-hours.ts";

/** Days and times in two columns. */
export const HoursTable = ({ rows }: Pick<(typeof openingHours)[number], "rows">) => (
  <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 tabular-nums">
    {rows.map(([days, times]) => (
      <div key={days} className="contents">
        <dt className="text-ink-soft">{days}</dt>
        <dd>{times}</dd>
      </div>
    ))}
  </dl>
);
