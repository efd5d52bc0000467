import type { SlotsOfDay } from "@pawhaven/contract";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { PagerButton } from "../../ui/pager-button.tsx";
import { SlotButton } from "./slot-button.tsx";
import { initialPage, partsOfDay, type Slot, slotsOf, slotsPerPage } from "./slot-states.ts";

interface SlotPickerProps {
  slots: SlotsOfDay;
  value: string | undefined;
  onSelect: (time: string) => void;
}

interface SlotListProps extends Omit<SlotPickerProps, "slots"> {
  slots: readonly Slot[];
}

/** All times of the day at once where there is room for them. */
export function SlotPicker({ slots, ...choice }: SlotPickerProps) {
  const isWide = useMediaQuery("(min-width: 40rem)");
  const all = slotsOf(slots);
  if (all.length === 0) return <p>{slots.closed ?? "There are no times on this day."} Please choose another date.</p>;
  return isWide ? <SlotsByPartOfDay slots={all} {...choice} /> : <SlotPages slots={all} {...choice} />;
}

const SlotsByPartOfDay = ({ slots, value, onSelect }: SlotListProps) => (
  <fieldset className="grid gap-4">
    <legend className="sr-only">Time slots</legend>
    {partsOfDay(slots).map(({ name, slots: part }) => (
      <div key={name}>
        <h4 className="mb-2 font-text text-small font-bold tracking-normal text-ink-soft">{name}</h4>
        <div className="grid grid-cols-4 gap-2">
          {part.map((slot) => (
            <SlotButton key={slot.time} slot={slot} isChosen={slot.time === value} onSelect={onSelect} />
          ))}
        </div>
      </div>
    ))}
  </fieldset>
);

function SlotPages({ slots, value, onSelect }: SlotListProps) {
  const [page, setPage] = useState(() => initialPage(slots, value));
  const last = Math.max(0, Math.ceil(slots.length / slotsPerPage) - 1);
  const shown = slots.slice(page * slotsPerPage, (page + 1) * slotsPerPage);
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
          {page * slotsPerPage + 1}–{page * slotsPerPage + shown.length} of {slots.length}
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
