import type { Day } from "@pawhaven/contract";
import { formatDay } from "../lib/days.ts";
import { classNames } from "./class-names.ts";

interface CalendarDayProps {
  day: Day;
  isToday: boolean;
  isSelected: boolean;
  /** Roving tabindex: one day per month is in the tab order. */
  isTabStop: boolean;
  state: keyof typeof stateClasses;
  onSelect: () => void;
}

const stateClasses = {
  open: "cursor-pointer bg-sunken hover:bg-teal-soft",
  full: "cursor-pointer text-ink-soft inset-ring inset-ring-line hover:bg-sunken",
  closed: "cursor-not-allowed text-ink-soft line-through",
  outside: "cursor-not-allowed text-ink-soft opacity-60",
};

const stateLabels = { open: "", full: ", no free time", closed: ", closed", outside: ", not available" };

/** Unavailable days stay focusable and say why they are unavailable. */
export function CalendarDay({ day, isToday, isSelected, isTabStop, state, onSelect }: CalendarDayProps) {
  const isSelectable = state === "open" || state === "full";
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={`${formatDay(day, "long")}${isToday ? ", today" : ""}${stateLabels[state]}`}
      aria-disabled={!isSelectable || undefined}
      onClick={isSelectable ? onSelect : undefined}
      className={classNames(
        "grid h-11 w-full place-items-center rounded-small font-bold tabular-nums transition-colors",
        isSelected ? "cursor-pointer bg-teal text-on-teal" : stateClasses[state],
        isToday && "inset-ring-2 inset-ring-teal",
      )}
    >
      {Number(day.slice(8))}
    </button>
  );
}
