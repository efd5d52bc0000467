import { type Day, formatDay } from "../lib/days.ts";
import { classNames } from "./class-names.ts";

interface CalendarDayProps {
  day: Day;
  isToday: boolean;
  isChosen: boolean;
  /** The one day of the month that the Tab key reaches. */
  hasCursor: boolean;
  state: "open" | "closed" | "outside";
  onChoose: () => void;
}

const looks = {
  open: "cursor-pointer bg-sunken hover:bg-teal-soft",
  closed: "cursor-not-allowed text-ink-soft line-through",
  outside: "cursor-not-allowed text-ink-soft opacity-60",
};

/** Days that cannot be chosen can be reached all the same, and say why. */
export function CalendarDay({ day, isToday, isChosen, hasCursor, state, onChoose }: CalendarDayProps) {
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={hasCursor ? 0 : -1}
      aria-label={`${formatDay(day, "long")}${isToday ? ", today" : ""}${reasons[state]}`}
      aria-disabled={state !== "open" || undefined}
      onClick={state === "open" ? onChoose : undefined}
      className={classNames(
        "grid h-11 w-full place-items-center rounded-small font-bold tabular-nums transition-colors",
        isChosen ? "cursor-pointer bg-teal text-on-teal" : looks[state],
        isToday && "inset-ring-2 inset-ring-teal",
      )}
    >
      {Number(day.slice(8))}
    </button>
  );
}

const reasons = { open: "", closed: ", closed", outside: ", not available" };
