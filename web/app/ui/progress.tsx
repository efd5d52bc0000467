import { useEffect, useId, useRef } from "react";
import { classNames } from "./class-names.ts";

interface ProgressProps {
  label: string;
  hideLabel?: boolean;
  /** From 0 to `max`; indeterminate if undefined. */
  value?: number;
  max?: number;
  className?: string;
}

const barClasses =
  "block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-webkit-progress-bar]:bg-line " +
  "[&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-teal [&::-webkit-progress-value]:transition-[inline-size] " +
  "[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-teal indeterminate:[&::-moz-progress-bar]:bg-transparent";

export function Progress({ label, hideLabel = false, value, max = 100, className }: ProgressProps) {
  const id = useId();
  return (
    <div className={classNames("grid gap-2", className)}>
      <div className={hideLabel ? "sr-only" : "flex items-baseline justify-between gap-4 text-small"}>
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        {value !== undefined && <span className="text-ink-soft tabular-nums">{Math.round((value / max) * 100)}%</span>}
      </div>
      <div className="relative overflow-hidden rounded-full">
        <progress id={id} value={value} max={max} className={barClasses} />
        {value === undefined && <IndeterminateBar />}
      </div>
    </div>
  );
}

/** Static with reduced motion. */
function IndeterminateBar() {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const animation = element.current?.animate([{ left: "-40%" }, { left: "100%" }], {
      duration: 1400,
      easing: "ease-in-out",
      iterations: Infinity,
    });
    return () => animation?.cancel();
  }, []);
  return <span ref={element} className="absolute inset-y-0 left-[30%] w-2/5 rounded-full bg-teal" />;
}
