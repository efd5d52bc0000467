import { memo, type MouseEvent } from "react";
import { BlockItem } from "./block-item.tsx";
import { useCalendarActions } from "./calendar-actions.ts";
import { heightOf, spanPosition } from "./item-position.ts";
import { clockTimeAt, type Span } from "./layout/clock.ts";
import type { CalendarColumn } from "./layout/columns.ts";
import { dragStep } from "./layout/drop.ts";
import { NowLine } from "./now-line.tsx";
import { useColumnDrop } from "./use-column-drop.ts";
import { VisitBlock } from "./visit-block.tsx";

interface BoardColumnProps {
  column: CalendarColumn;
  label: string;
  hours: Span;
  timeZone: string;
  /** The key of the item that Tab reaches, if it is in this column. */
  tabStop: string | undefined;
}

/** The time of a person, a room or a day. A click where nothing is adds something there. */
export const BoardColumn = memo(function BoardColumn({ column, label, hours, timeZone, tabStop }: BoardColumnProps) {
  const { element, landing, minuteAtPointer } = useColumnDrop(column, hours);
  const { addAt } = useCalendarActions();
  const addHere = ({ clientY, target }: MouseEvent) => {
    if ((target as Element).closest("li")) return;
    const minute = Math.floor(minuteAtPointer(clientY) / dragStep) * dragStep;
    addAt({ date: column.date, time_slot: clockTimeAt(minute), resource_id: column.resource?.id });
  };
  return (
    <div
      ref={element}
      role="presentation"
      onClick={addHere}
      style={{ height: heightOf(hours) }}
      className="relative border-s border-line bg-sunken"
    >
      {column.open.map((span) => (
        <div key={span.from} style={spanPosition(span, hours)} className="absolute inset-x-0 bg-surface" />
      ))}
      <div className="hour-lines pointer-events-none absolute inset-0" />
      <NowLine date={column.date} {...{ hours, timeZone }} />
      <ol aria-label={label} className="absolute inset-y-0 start-0 end-1.5">
        {column.items.map((placed) => {
          const { item } = placed;
          const shared = { placed, hours, isTabStop: item.key === tabStop };
          return item.type === "visit" ? (
            <VisitBlock key={item.key} visit={item.visit} column={column} {...shared} />
          ) : (
            <BlockItem key={item.key} block={item.block} {...shared} />
          );
        })}
      </ol>
      {landing && <Landing span={landing} hours={hours} />}
    </div>
  );
});

const Landing = ({ span, hours }: { span: Span; hours: Span }) => (
  <div
    style={spanPosition(span, hours)}
    className="pointer-events-none absolute inset-x-0 z-2 rounded-small border-2 border-dashed border-coral bg-coral-soft/60 px-1.5 text-small font-bold text-ink tabular-nums"
  >
    {clockTimeAt(span.from)}–{clockTimeAt(span.to)}
  </div>
);
