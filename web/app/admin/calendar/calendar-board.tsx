import type { ClinicCalendar, Day, StaffVisit } from "@pawhaven/contract";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { useCalendarActions } from "./calendar-actions.ts";
import { ColumnHeader, columnTitle } from "./column-header.tsx";
import { BoardColumn } from "./board-column.tsx";
import { heightOf, topOf } from "./item-position.ts";
import { clockTimeAt, type Span } from "./layout/clock.ts";
import type { CalendarColumn, ColumnsOf } from "./layout/columns.ts";
import { drawnHours } from "./layout/drawn-hours.ts";
import { neighbour } from "./layout/neighbour.ts";
import { hoursIn } from "./layout/visible-hours.ts";

interface CalendarBoardProps {
  calendar: ClinicCalendar;
  columns: readonly CalendarColumn[];
  isWeek: boolean;
  columnsOf: ColumnsOf;
  today: Day | undefined;
}

/** The hours down, people, rooms or days across. It scrolls by itself; hours and names stay in view. */
export function CalendarBoard({ calendar, columns, isWeek, columnsOf, today }: CalendarBoardProps) {
  const hours = useMemo(() => drawnHours(columns), [columns]);
  const { board, tabStop, onKeyDown, onFocus } = useArrowKeys(columns);
  const grid = gridOf(columns, isWeek);
  const titles = columns.map((column) => columnTitle(column, isWeek, columnsOf));
  return (
    <section
      ref={board}
      aria-label="Calendar"
      className="relative max-h-[max(24rem,calc(100dvh-15rem))] thin-scrollbar overflow-auto rounded-small border border-line bg-surface"
    >
      <div role="presentation" onKeyDown={onKeyDown} onFocus={onFocus}>
        <div className="sticky top-0 z-4 grid min-w-fit border-b border-line bg-surface" style={grid}>
          <div className="sticky left-0 z-1 bg-surface" />
          {columns.map((column, index) => (
            <ColumnHeader
              key={column.key}
              title={titles[index] ?? ""}
              isToday={column.date === today}
              {...{ column, isWeek, calendar }}
            />
          ))}
        </div>
        <div className="grid min-w-fit" style={grid}>
          <HourAxis hours={hours} />
          {columns.map((column, index) => (
            <BoardColumn
              key={column.key}
              label={titles[index] ?? ""}
              timeZone={calendar.time_zone}
              tabStop={column.items.find(({ item }) => item.key === tabStop)?.item.key}
              {...{ column, hours }}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Wide enough for a name in every lane; what does not fit scrolls sideways. */
const gridOf = (columns: readonly CalendarColumn[], isWeek: boolean) => {
  const lanes = Math.max(1, ...columns.flatMap(({ items }) => items.map((placed) => placed.lanes)));
  const width = Math.max(isWeek ? 6 : 8, lanes * 2.75);
  return { gridTemplateColumns: `3.5rem repeat(${columns.length}, minmax(${width}rem, 1fr))` };
};

const HourAxis = ({ hours }: { hours: Span }) => (
  <div aria-hidden="true" className="sticky left-0 z-3 bg-surface" style={{ height: heightOf(hours) }}>
    {hoursIn(hours).map((minute) => (
      <span
        key={minute}
        style={{ top: topOf(minute, hours) }}
        className="absolute end-1.5 pt-0.5 text-ink-soft tabular-nums"
      >
        {clockTimeAt(minute)}
      </span>
    ))}
  </div>
);

/** One item can be reached with Tab: the one that had the focus last, or the first. The arrow keys lead to the others. */
function useArrowKeys(columns: readonly CalendarColumn[]) {
  const board = useRef<HTMLElement>(null);
  // It has to scroll by keyboard, also while there is no visit in it.
  useEffect(() => {
    if (board.current) board.current.tabIndex = 0;
  }, []);
  const [last, setLast] = useState<string>();
  const { askWhereTo, canMove } = useCalendarActions();
  const targets = useMemo(
    () => columns.map(({ items }) => items.map(({ from, to, item }) => ({ from, to, key: item.key }))),
    [columns],
  );
  const items = columns.flatMap((column) => column.items.map(({ item }) => item));
  const tabStop = items.some(({ key }) => key === last) ? last : items[0]?.key;
  const onKeyDown = (event: KeyboardEvent) => {
    const current = keyOf(event.target);
    if (current === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
    const visit = visitOf(items.find(({ key }) => key === current));
    const target = neighbour(targets, current, event.key);
    if (event.key.toLowerCase() === "m" && visit && canMove(visit)) askWhereTo(visit);
    else if (target !== undefined) board.current?.querySelector<HTMLElement>(`[data-item="${target}"]`)?.focus();
    else return;
    event.preventDefault();
  };
  return {
    board,
    tabStop,
    onKeyDown,
    onFocus: ({ target }: { target: EventTarget }) => setLast(keyOf(target) ?? last),
  };
}

const keyOf = (target: EventTarget): string | undefined => (target as HTMLElement).dataset["item"];

const visitOf = (item: CalendarColumn["items"][number]["item"] | undefined): StaffVisit | undefined =>
  item?.type === "visit" ? item.visit : undefined;
