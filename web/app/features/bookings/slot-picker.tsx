import type { SlotsOfDay } from "@pawhaven/contract";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { PagerButton } from "../../ui/pager-button.tsx";
import { initialPage, type Slot, slotsOf, slotsPerPage } from "./slot-states.ts";

interface SlotPickerProps {
  slots: SlotsOfDay;
  value: string | undefined;
  onSelect: (time: string) => void;
}

export function SlotPicker({ slots, value, onSelect }: SlotPickerProps) {
  const all = slotsOf(slots);
  const [page, setPage] = useState(() => initialPage(all, value));
  const last = Math.max(0, Math.ceil(all.length / slotsPerPage) - 1);
  const shown = all.slice(page * slotsPerPage, (page + 1) * slotsPerPage);
  if (all.length === 0) return <p>{slots.closed ?? "There are no times on this day."} Please choose another date.</p>;
  return (
    <div>
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="sr-only">Time slots</legend>
        {shown.map((slot) => (
          <SlotButton key={slot.time} slot={slot} isChosen={slot.time === value} onSelect={onSelect} />
        ))}
      </fieldset>
      <div className="mt-2 flex items-center justify-center gap-2">
        <PagerButton
          label="Earlier times"
          icon={ChevronLeft}
          softDisabled={page === 0}
          onClick={() => setPage(page - 1)}
        />
        <span className="min-w-28 text-center text-small tabular-nums" aria-live="polite">
          {page * slotsPerPage + 1}–{page * slotsPerPage + shown.length} of {all.length}
        </span>
        <PagerButton
          label="Later times"
          icon={ChevronRight}
          softDisabled={page === last}
          onClick={() => setPage(page + 1)}
        />
      </div>
    </div>
  );
}

const stateSuffixes = { free: "", booked: " (Booked)", past: " (Past)" };

interface SlotButtonProps {
  slot: Slot;
  isChosen: boolean;
  onSelect: (time: string) => void;
}

const SlotButton = ({ slot: { time, state }, isChosen, onSelect }: SlotButtonProps) => (
  <button
    type="button"
    disabled={state !== "free"}
    aria-pressed={isChosen}
    onClick={() => onSelect(time)}
    className={classNames(
      "min-h-14 rounded-small border text-lead font-bold tabular-nums transition-colors",
      "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:font-normal disabled:text-ink-soft",
      isChosen
        ? "cursor-pointer border-teal bg-teal text-on-teal"
        : "border-line-strong bg-surface not-disabled:cursor-pointer not-disabled:hover:border-teal not-disabled:hover:bg-teal-soft",
    )}
  >
    {time}
    {stateSuffixes[state] && <span className="text-base">{stateSuffixes[state]}</span>}
  </button>
);
