import { classNames } from "./class-names.ts";

/** A paw whose pad is a house. The door is cut out, so that the mark works on any background. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={classNames("shrink-0", className)} fill="currentColor" aria-hidden="true">
      <path d="M14.2 12.9a2.9 2.9 0 0 1 3.6 0l7.9 6.4a2.9 2.9 0 0 1 1 3l-1.2 5a2.9 2.9 0 0 1-2.8 2.2h-2.5v-4.2a4.2 4.2 0 0 0-8.4 0v4.2H9.3a2.9 2.9 0 0 1-2.8-2.2l-1.2-5a2.9 2.9 0 0 1 1-3z" />
      <ellipse cx="11.5" cy="6.2" rx="2.9" ry="3.9" transform="rotate(-8 11.5 6.2)" />
      <ellipse cx="20.5" cy="6.2" rx="2.9" ry="3.9" transform="rotate(8 20.5 6.2)" />
      <ellipse cx="4.4" cy="12.7" rx="2.5" ry="3.5" transform="rotate(-24 4.4 12.7)" />
      <ellipse cx="27.6" cy="12.7" rx="2.5" ry="3.5" transform="rotate(24 27.6 12.7)" />
    </svg>
  );
}

export interface LogoProps {
  name?: string;
  className?: string;
}

export function Logo({ name = "Pawhaven", className }: LogoProps) {
  return (
    <span
      className={classNames("inline-flex items-center gap-2 font-display text-lead font-semibold text-ink", className)}
    >
      <LogoMark className="size-8 text-coral" />
      <span className="tracking-tight">{name}</span>
    </span>
  );
}
