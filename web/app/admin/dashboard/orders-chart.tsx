import { type Dashboard, pluralize } from "@pawhaven/contract";
import { useId } from "react";
import { formatDay } from "../../lib/days.ts";
import { formatDollars } from "../../lib/money.ts";

type Days = NonNullable<Dashboard["orders_per_day"]>;

const size = { width: 380, height: 160, bottom: 20, top: 16, gap: 0.25 };

/** Orders per day as bars, and the same numbers as a table, which is all that a screen reader needs. */
export function OrdersChart({ days }: { days: Days }) {
  const id = useId();
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-labelledby={id} className="mt-4 rounded-small border border-line bg-surface p-4">
      <h2 id={id} className="text-base">
        Orders of the last two weeks
      </h2>
      <p className="mb-3 text-ink-soft">{total === 0 ? "No orders." : `${pluralize(total, "order")}.`}</p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Bars days={days} />
        <DayTable days={days} />
      </div>
    </section>
  );
}

function Bars({ days }: { days: Days }) {
  const highest = Math.max(1, ...days.map(({ count }) => count));
  const step = size.width / days.length;
  const plotHeight = size.height - size.top - size.bottom;
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" className="w-full max-w-lg">
      <line
        x1="0"
        x2={size.width}
        y1={size.height - size.bottom}
        y2={size.height - size.bottom}
        className="stroke-line-strong"
      />
      {days.map(({ date, count }, index) => {
        const height = (count / highest) * plotHeight;
        const top = size.height - size.bottom - height;
        const middle = (index + 0.5) * step;
        return (
          <g key={date}>
            <rect
              x={middle - (step * (1 - size.gap)) / 2}
              y={top}
              width={step * (1 - size.gap)}
              height={height}
              rx="2"
              className="fill-teal"
            />
            {count > 0 && (
              <text x={middle} y={top - 4} textAnchor="middle" fontSize="11" className="fill-ink">
                {count}
              </text>
            )}
            <text x={middle} y={size.height - 5} textAnchor="middle" fontSize="11" className="fill-ink-soft">
              {Number(date.slice(8))}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const DayTable = ({ days }: { days: Days }) => (
  <table className="w-full tabular-nums">
    <caption className="sr-only">Orders and sales per day, newest first</caption>
    <thead>
      <tr className="text-ink-soft">
        <th scope="col" className="py-1 text-start font-bold">
          Day
        </th>
        <th scope="col" className="py-1 text-end font-bold">
          Orders
        </th>
        <th scope="col" className="py-1 text-end font-bold">
          Sales
        </th>
      </tr>
    </thead>
    <tbody>
      {days.toReversed().map(({ date, count, amount }) => (
        <tr key={date} className="border-t border-line">
          <th scope="row" className="py-1 text-start font-normal">
            {formatDay(date, "brief")}
          </th>
          <td className="py-1 text-end">{count}</td>
          <td className="py-1 text-end">{formatDollars(amount)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
