import type { HealthReport, HealthSample } from "@pawhaven/contract";
import { classNames } from "../../ui/class-names.ts";
import { Panel } from "../ui/panel.tsx";
import { hourLine, minutesShown } from "./hour-line.ts";

export interface Series {
  name: string;
  of: (sample: HealthSample) => number | null;
}

export interface HourChartProps {
  title: string;
  /** The second one is drawn dashed. */
  series: readonly [Series] | readonly [Series, Series];
  format: (value: number) => string;
  /** The least that the top of the chart stands for. */
  atLeast: number;
  report: HealthReport;
}

const size = { width: 240, height: 60 };
const strokes = ["stroke-teal", "stroke-coral [stroke-dasharray:4_2]"];

/** Figures of the last hour as lines, with the newest and the highest as text, which is all that a screen reader needs. */
export function HourChart({ title, series, format, atLeast, report }: HourChartProps) {
  const { samples, sample_seconds: sampleSeconds } = report;
  const lines = series.map(({ name, of }) => ({
    name,
    points: samples.map((each) => ({ at: each.at, value: of(each) })),
  }));
  const minutes = minutesShown(samples);
  const highestOf = (points: { value: number | null }[]) => Math.max(0, ...points.map(({ value }) => value ?? 0));
  const highest = Math.max(atLeast, ...lines.map(({ points }) => highestOf(points)));
  return (
    <Panel title={title}>
      <div aria-hidden="true">
        <p className="border-b border-dashed border-line text-ink-soft tabular-nums">{format(highest)}</p>
        <svg viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none" className="block h-24 w-full">
          {lines.map(({ name, points }, index) => (
            <path
              key={name}
              d={hourLine(points, { ...size, sampleSeconds, minutes, highest })}
              fill="none"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              className={strokes[index]}
            />
          ))}
          <path
            d={`M0 ${size.height}h${size.width}`}
            vectorEffect="non-scaling-stroke"
            className="stroke-line-strong"
          />
        </svg>
        <p className="flex justify-between pt-1 text-ink-soft">
          <span>{minutes === 60 ? "1 hour ago" : `${minutes} minutes ago`}</span>
          <span>Now</span>
        </p>
      </div>
      <dl className="mt-2 grid gap-1">
        {lines.map(({ name, points }, index) => (
          <div key={name} className="flex flex-wrap items-baseline gap-x-2">
            <dt className="inline-flex items-center gap-2 text-ink-soft">
              <svg viewBox="0 0 16 4" aria-hidden="true" className="h-1 w-4 shrink-0">
                <path d="M1 2h14" strokeWidth="2" className={classNames("fill-none", strokes[index])} />
              </svg>
              {name}
            </dt>
            <dd className="tabular-nums">
              {describe(points.at(-1)?.value, format)}, at most {format(highestOf(points))}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const describe = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? "None now" : `${format(value)} now`;
