import type { CalendarBlock } from "@pawhaven/contract";
import { Ban } from "lucide-react";
import { memo } from "react";
import { useCalendarActions } from "./calendar-actions.ts";
import { itemPosition } from "./item-position.ts";
import { clockTimeAt, type Span } from "./layout/clock.ts";
import type { CalendarItem } from "./layout/columns.ts";
import type { Placed } from "./layout/lanes.ts";

interface BlockItemProps {
  placed: Placed<CalendarItem>;
  block: CalendarBlock;
  hours: Span;
  isTabStop: boolean;
}

/** Time that cannot be booked: a break, a holiday, a repair. */
export const BlockItem = memo(function BlockItem({ placed, block, hours, isTabStop }: BlockItemProps) {
  const { editBlock } = useCalendarActions();
  return (
    <li style={itemPosition(placed, hours)} className="absolute p-px">
      <button
        type="button"
        data-item={placed.item.key}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={`Blocked ${clockTimeAt(placed.from)} to ${clockTimeAt(placed.to)}, ${block.reason}`}
        onClick={() => editBlock(block)}
        className="blocked-time flex size-full cursor-pointer items-start gap-1 overflow-hidden rounded-small border border-line-strong px-1.5 text-start text-small leading-[1.15rem] text-ink -outline-offset-2 hover:border-ink"
      >
        <Ban className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
        <span className="min-w-0 truncate">{block.reason}</span>
      </button>
    </li>
  );
});
