import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import type { IconComponent } from "./button.tsx";
import { classNames } from "./class-names.ts";

interface ChipBaseProps {
  icon?: IconComponent;
  /** The number of results behind the chip. */
  count?: number;
  selected?: boolean;
  className?: string;
  children: ReactNode;
}

export type ChipProps = ChipBaseProps &
  ({ to: To; replace?: boolean; preventScrollReset?: boolean } | { onToggle: () => void; disabled?: boolean });

const baseClasses =
  "inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-small font-bold whitespace-nowrap transition-colors";
const unselectedClasses = "border-line bg-surface text-ink hover:border-line-strong hover:bg-sunken";
const selectedClasses = "border-ink bg-ink text-paper";

/** A filter: a toggle button, or a link when the filter is part of the URL. */
export function Chip({ icon: Icon, count, selected = false, className, children, ...action }: ChipProps) {
  const classes = classNames(baseClasses, selected ? selectedClasses : unselectedClasses, className);
  const content = (
    <>
      {Icon && <Icon className="size-4.5 shrink-0" />}
      {children}
      {count !== undefined && (
        <span className={classNames("font-normal tabular-nums", !selected && "text-ink-soft")}>{count}</span>
      )}
    </>
  );
  if ("to" in action) {
    return (
      <Link {...action} className={classes} aria-current={selected ? "true" : undefined}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={classNames(classes, "cursor-pointer disabled:cursor-not-allowed disabled:opacity-60")}
      aria-pressed={selected}
      disabled={action.disabled}
      onClick={action.onToggle}
    >
      {content}
    </button>
  );
}

export interface ChipGroupProps {
  /** The accessible name of the group. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Scrolls horizontally on phones and wraps on wider screens. */
export function ChipGroup({ label, className, children }: ChipGroupProps) {
  return (
    <fieldset
      className={classNames(
        "relative -mx-4 flex min-w-0 gap-2 thin-scrollbar overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0",
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}
