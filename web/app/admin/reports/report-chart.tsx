const viewHeight = 100;
const gap = 0.25;

export interface Bar {
  key: string;
  label: string;
  value: number;
  /** Drawn as a line across the bar. */
  before?: number;
}

interface ChartProps {
  bars: readonly Bar[];
  format: (value: number) => string;
}

/** Figures in time as bars, with the period before as lines across. The table below has the numbers. */
export function TimeChart({ bars, format }: ChartProps) {
  const values = bars.flatMap(({ value, before = 0 }) => [value, before]);
  const highest = Math.max(1, ...values);
  const lowest = Math.min(0, ...values);
  const topOf = (value: number) => ((highest - value) / (highest - lowest)) * viewHeight;
  const labels = [bars[0], bars[Math.floor(bars.length / 2)], bars.at(-1)].slice(bars.length < 3 ? -bars.length : 0);
  return (
    <div aria-hidden="true">
      <p className="border-b border-dashed border-line text-ink-soft tabular-nums">{format(highest)}</p>
      <svg viewBox={`0 0 ${bars.length} ${viewHeight}`} preserveAspectRatio="none" className="block h-44 w-full">
        {bars.map((bar, index) => (
          <TimeBar key={bar.key} bar={bar} left={index + gap / 2} topOf={topOf} />
        ))}
        <path d={`M0 ${topOf(0)}h${bars.length}`} vectorEffect="non-scaling-stroke" className="stroke-line-strong" />
      </svg>
      <p className="flex justify-between pt-1 text-ink-soft tabular-nums">
        {labels.map((bar) => bar && <span key={bar.key}>{bar.label}</span>)}
      </p>
    </div>
  );
}

interface TimeBarProps {
  bar: Bar;
  left: number;
  topOf: (value: number) => number;
}

const TimeBar = ({ bar: { value, before = 0 }, left, topOf }: TimeBarProps) => (
  <>
    <rect
      x={left}
      y={topOf(Math.max(0, value))}
      width={1 - gap}
      height={Math.abs(topOf(value) - topOf(0))}
      className="fill-teal"
    />
    {before !== 0 && (
      <path
        d={`M${left} ${topOf(before)}h${1 - gap}`}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        className="stroke-coral"
      />
    )}
  </>
);

const shownBars = 12;

/** The largest parts as bars that lie, between their names and values. A bar of the `whole` has the full length. */
export function PartChart({ bars, format, whole = 1 }: ChartProps & { whole?: number }) {
  const shown = bars.slice(0, shownBars);
  const highest = Math.max(whole, ...shown.flatMap(({ value, before = 0 }) => [value, before]));
  const widthOf = (value: number) => (Math.max(0, value) / highest) * 100;
  return (
    <ul aria-hidden="true" className="grid max-w-4xl grid-cols-[fit-content(40%)_minmax(0,1fr)_auto] gap-x-3 gap-y-1">
      {shown.map(({ key, label, value, before = 0 }) => (
        <li key={key} className="col-span-3 grid grid-cols-subgrid items-center">
          <span className="truncate">{label}</span>
          <svg viewBox="0 0 100 20" preserveAspectRatio="none" className="block h-5 w-full overflow-visible">
            <rect y="3" width={widthOf(value)} height="14" className="fill-teal" />
            {before > 0 && (
              <path
                d={`M${widthOf(before)} 0v20`}
                strokeWidth="2"
                vectorEffect="non-scaling-stroke"
                className="stroke-coral"
              />
            )}
          </svg>
          <span className="text-end tabular-nums">{format(value)}</span>
        </li>
      ))}
    </ul>
  );
}

export const ChartLegend = ({ figure }: { figure: string }) => (
  <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
    <span className="inline-flex items-center gap-2">
      <span className="size-3 rounded-xs bg-teal" aria-hidden="true" /> {figure}, this period
    </span>
    <span className="inline-flex items-center gap-2">
      <span className="h-0.5 w-4 bg-coral" aria-hidden="true" /> The period before
    </span>
  </p>
);
