import { classNames } from "./class-names.ts";

export interface StarsProps {
  rating: number;
  /** The number of reviews; shown in parentheses. */
  count?: number;
  className?: string;
}

const maxStars = 5;
const starWidth = 24;
const starPath = (left: number) =>
  `M${left + 12} 2.4l2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z`;
const starPaths = Array.from({ length: maxStars }, (_, index) => starPath(index * starWidth));

/** Shows whole stars; screen readers get the exact rating. */
export function Stars({ rating, count, className }: StarsProps) {
  const filled = Math.min(maxStars, Math.max(0, Math.round(rating)));
  return (
    <span className={classNames("inline-flex items-center gap-1.5 text-small text-ink-soft", className)}>
      <svg viewBox={`0 0 ${maxStars * starWidth} 24`} className="h-4 w-20 shrink-0 text-amber" aria-hidden="true">
        <path
          d={starPaths.slice(0, filled).join("")}
          fill="currentColor"
          stroke="currentColor"
          strokeLinejoin="round"
        />
        <path
          d={starPaths.slice(filled).join("")}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </svg>
      <span className="sr-only">{screenReaderText(rating, count)}</span>
      {count !== undefined && (
        <span className="tabular-nums" aria-hidden="true">
          ({count})
        </span>
      )}
    </span>
  );
}

function screenReaderText(rating: number, count: number | undefined): string {
  const stars = `${Number(rating.toFixed(1))} of 5`;
  return count === undefined ? stars : `${stars}, ${count} ${count === 1 ? "review" : "reviews"}`;
}
