import { classNames } from "./class-names.ts";

/** Without a label, for places that already describe what is loading. */
export function SpinnerIcon({ className }: { className?: string }) {
  return (
    <svg className={classNames("animate-spin", className)} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

interface SpinnerProps {
  /** Always announced to screen readers. */
  label?: string;
  showLabel?: boolean;
  className?: string;
}

export function Spinner({ label = "Loading…", showLabel = false, className }: SpinnerProps) {
  return (
    <output className={classNames("inline-flex items-center gap-3 text-ink-soft", className)}>
      <SpinnerIcon className="size-8 shrink-0 text-teal" />
      <span className={showLabel ? undefined : "sr-only"}>{label}</span>
    </output>
  );
}
