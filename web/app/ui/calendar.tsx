import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { addMonths, type Day, formatDay, monthOf, weeksOf } from "../lib/days.ts";
import { CalendarDay } from "./calendar-day.tsx";
import { dayByKey } from "./calendar-keys.ts";
import { TurnButton } from "./turn-button.tsx";

export interface CalendarProps {
  /** What the day is for. */
  label: string;
  value: Day | undefined;
  onSelect: (day: Day) => void;
  today: Day;
  /** The first and the last day that can be chosen. */
  first: Day;
  last: Day;
  /** Days in between that cannot. */
  closed: ReadonlySet<Day>;
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** A month at a time. One day has the keyboard's place; arrows, Page Up and Page Down move it. */
export function Calendar({ label, value, onSelect, today, first, last, closed }: CalendarProps) {
  const [cursor, setCursor] = useState(value ?? first);
  const grid = useRef<HTMLTableElement>(null);
  const movedByKey = useRef(false);
  const within = (day: Day) => (day < first ? first : day > last ? last : day);
  const turn = (months: number) => setCursor(within(addMonths(cursor, months)));

  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus();
  }, [cursor]);

  function onKeyDown(event: React.KeyboardEvent) {
    const target = dayByKey(event.key, cursor);
    if (target === undefined) return;
    event.preventDefault();
    movedByKey.current = true;
    setCursor(within(target));
  }

  return (
    <div className="mx-auto max-w-md">
      <div className="flex items-center justify-between">
        <TurnButton
          label="Previous month"
          icon={ChevronLeft}
          idle={monthOf(cursor) === monthOf(first)}
          onClick={() => turn(-1)}
        />
        <p aria-live="polite" className="font-display text-lead font-semibold">
          {formatDay(cursor, "month")}
        </p>
        <TurnButton
          label="Next month"
          icon={ChevronRight}
          idle={monthOf(cursor) === monthOf(last)}
          onClick={() => turn(1)}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrows lead from cell to cell, which makes the table a grid */}
      <table ref={grid} role="grid" aria-label={label} className="mt-2 w-full table-fixed" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday} className="h-8 text-small font-bold text-ink-soft">
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(cursor).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, weekday) => (
                <td key={day ?? weekday} aria-selected={day === null ? undefined : day === value} className="p-0.5">
                  {day && (
                    <CalendarDay
                      day={day}
                      isToday={day === today}
                      isChosen={day === value}
                      hasCursor={day === cursor}
                      state={day < first || day > last ? "outside" : closed.has(day) ? "closed" : "open"}
                      onChoose={() => {
                        setCursor(day);
                        onSelect(day);
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
