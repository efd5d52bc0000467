import { classNames } from "../../ui/class-names.ts";
import type { Slot } from "./slot-states.ts";

const stateSuffixes = { free: "", booked: " (Booked)", past: " (Past)" };

interface SlotButtonProps {
  slot: Slot;
  isChosen: boolean;
  onSelect: (time: string) => void;
}

export const SlotButton = ({ slot: { time, state }, isChosen, onSelect }: SlotButtonProps) => (
  <button
    type="button"
    disabled={state !== "free"}
    aria-pressed={isChosen}
    onClick={() => onSelect(time)}
    className={classNames(
      "min-h-14 rounded-small border text-lead leading-tight font-bold tabular-nums transition-colors",
      "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:font-normal disabled:text-ink-soft",
      isChosen
        ? "cursor-pointer border-teal bg-teal text-on-teal"
        : "border-line-strong bg-surface not-disabled:cursor-pointer not-disabled:hover:border-teal not-disabled:hover:bg-teal-soft",
    )}
  >
    {time}
    {stateSuffixes[state] && <span className="text-base sm:block sm:text-small">{stateSuffixes[state]}</span>}
  </button>
);
