import { formatDay } from "../../lib/days.ts";
import { classNames } from "../../ui/class-names.ts";
import { curveOf, type Point, type Weight } from "./weights-of.ts";

const kilograms = (value: number) => `${Math.round(value * 10) / 10} kg`;

const describe = (weights: readonly Weight[]): string => {
  const [first, last] = [weights[0] as Weight, weights.at(-1) as Weight];
  return `From ${first.weightKg} kg on ${formatDay(first.day, "date")} to ${last.weightKg} kg on ${formatDay(last.day, "date")}`;
};

/** A line of two weights or more. Points differ by shape as well, since colours alone do not tell everybody apart. */
export function WeightChart({ weights }: { weights: readonly Weight[] }) {
  const { points, lowest, highest } = curveOf(weights);
  return (
    <>
      <p className="sr-only">{describe(weights)}</p>
      <div aria-hidden="true">
        <p className="border-b border-dashed border-line text-small text-ink-soft tabular-nums">{kilograms(highest)}</p>
        <div className="relative mx-2 h-40">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute size-full overflow-visible">
            <polyline
              points={points.map(({ left, top }) => `${left},${top}`).join(" ")}
              fill="none"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
              className="stroke-line-strong"
            />
          </svg>
          {points.map((point) => (
            <Mark key={point.weight.id} point={point} />
          ))}
        </div>
        <p className="border-t border-line text-small text-ink-soft tabular-nums">{kilograms(lowest)}</p>
        <p className="flex justify-between text-small text-ink-soft">
          <span>{formatDay(weights[0]?.day ?? "", "date")}</span>
          <span>{formatDay(weights.at(-1)?.day ?? "", "date")}</span>
        </p>
      </div>
    </>
  );
}

const shapes = { owner: "rounded-full bg-teal", staff: "rotate-45 rounded-xs bg-coral" };
const shapeOf = (source: Weight["source"]) => (source === "owner" ? shapes.owner : shapes.staff);
const markClasses = "size-3 ring-2 ring-surface forced-colors:bg-[CanvasText]";

const Mark = ({ point: { weight, left, top } }: { point: Point }) => (
  <span
    title={`${weight.weightKg} kg, ${formatDay(weight.day, "date")}`}
    style={{ left: `${left}%`, top: `${top}%` }}
    className={classNames("absolute -mt-1.5 -ml-1.5", markClasses, shapeOf(weight.source))}
  />
);

export const WeightLegend = () => (
  <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft" aria-hidden="true">
    {(["owner", "staff"] as const).map((who) => (
      <span key={who} className="inline-flex items-center gap-2">
        <span className={classNames(markClasses, shapes[who])} />
        {who === "owner" ? "You noted" : "Clinic or shelter"}
      </span>
    ))}
  </p>
);
