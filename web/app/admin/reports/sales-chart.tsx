import type { SalesRow } from "@pawhaven/contract";

const size = { width: 760, height: 200, bottom: 22, top: 10, gap: 0.25 };
const maxLabels = 12;

/** Sales in time as bars, with the period before as lines across. The table beside has the numbers. */
export function TimeChart({ rows }: { rows: readonly SalesRow[] }) {
  const highest = Math.max(1, ...rows.flatMap(({ now, before }) => [now.amount, before.amount]));
  const step = size.width / rows.length;
  const ground = size.height - size.bottom;
  const topOf = (amount: number) => ground - (amount / highest) * (ground - size.top);
  const labelEvery = Math.ceil(rows.length / maxLabels);
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" className="w-full max-w-4xl overflow-visible">
      <line x1="0" x2={size.width} y1={ground} y2={ground} className="stroke-line-strong" />
      {rows.map(({ key, now, before }, index) => {
        const left = index * step + (step * size.gap) / 2;
        const width = step * (1 - size.gap);
        return (
          <g key={key}>
            <rect
              x={left}
              y={topOf(now.amount)}
              width={width}
              height={ground - topOf(now.amount)}
              className="fill-teal"
            />
            {before.amount > 0 && (
              <line
                x1={left}
                x2={left + width}
                y1={topOf(before.amount)}
                y2={topOf(before.amount)}
                strokeWidth="2"
                className="stroke-coral"
              />
            )}
            {index % labelEvery === 0 && (
              <text x={left} y={size.height - 6} fontSize="11" className="fill-ink-soft">
                {key.slice(5)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

interface Bar {
  key: string;
  label: string;
  value: number;
  /** Drawn as a line across the bar. */
  before?: number;
}

const rowHeight = 26;
const shownBars = 12;

/** The largest parts as bars that lie, with their names beside. */
export function PartChart({ bars }: { bars: readonly Bar[] }) {
  const shown = bars.slice(0, shownBars);
  const highest = Math.max(1, ...shown.flatMap(({ value, before = 0 }) => [value, before]));
  const widthOf = (value: number) => (value / highest) * (size.width - 260);
  return (
    <svg
      viewBox={`0 0 ${size.width} ${shown.length * rowHeight}`}
      aria-hidden="true"
      className="w-full max-w-4xl overflow-visible"
    >
      {shown.map(({ key, label, value, before }, index) => {
        const top = index * rowHeight;
        return (
          <g key={key}>
            <text x="250" y={top + 17} textAnchor="end" fontSize="12" className="fill-ink">
              {label.length > 36 ? `${label.slice(0, 35)}…` : label}
            </text>
            <rect x="260" y={top + 5} width={widthOf(value)} height={rowHeight - 10} rx="2" className="fill-teal" />
            {before !== undefined && (
              <line
                x1={260 + widthOf(before)}
                x2={260 + widthOf(before)}
                y1={top + 3}
                y2={top + rowHeight - 3}
                strokeWidth="2"
                className="stroke-coral"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

export const ChartLegend = () => (
  <p className="flex flex-wrap gap-4 text-ink-soft">
    <span className="inline-flex items-center gap-2">
      <span className="size-3 rounded-xs bg-teal" aria-hidden="true" /> This period
    </span>
    <span className="inline-flex items-center gap-2">
      <span className="h-0.5 w-4 bg-coral" aria-hidden="true" /> The period before
    </span>
  </p>
);
