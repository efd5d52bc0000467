import { classNames } from "./class-names.ts";

const shapes = {
  block: "rounded-card",
  text: "h-[1em] rounded-small",
  circle: "aspect-square rounded-full",
};

interface SkeletonProps {
  shape?: keyof typeof shapes;
  /** For `text` only. */
  lines?: number;
  /** Sets the size, which must match the content to avoid a layout shift. */
  className?: string;
}

/** Hidden from screen readers; the loading container announces its own state. */
export function Skeleton({ shape = "block", lines = 1, className }: SkeletonProps) {
  if (shape !== "text" || lines === 1) return <SkeletonPiece className={classNames(shapes[shape], className)} />;
  return (
    <div className={classNames("grid gap-2", className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonPiece key={line} className={classNames(shapes.text, line === lines - 1 ? "w-3/5" : "w-full")} />
      ))}
    </div>
  );
}

const SkeletonPiece = ({ className }: { className: string }) => (
  <div className={classNames("animate-pulse bg-line", className)} aria-hidden="true" />
);
