import { addMonths, type Day, monthOf } from "@pawhaven/contract";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { formatDay, weeksOfMonth } from "../lib/days.ts";
import { CalendarDay } from "./calendar-day.tsx";
import { dayByKey } from "./calendar-keys.ts";
import { PagerButton } from "./pager-button.tsx";

export interface CalendarProps {
  /** The accessible name of the grid. */
  label: string;
  value: Day | undefined;
  onSelect: (day: Day) => void;
  today: Day;
  /** The range of selectable days, inclusive. */
  minDay: Day;
  maxDay: Day;
  /** Days within the range that cannot be selected. */
  closedDays: ReadonlySet<Day>;
  /** Days that can be selected, but have nothing left. */
  fullDays?: ReadonlySet<Day> | undefined;
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** One month as an ARIA grid: arrows, Home, End, Page Up and Page Down move the focused day. */
export function Calendar({ label, value, onSelect, today, minDay, maxDay, closedDays, fullDays }: CalendarProps) {
  const [cursor, setCursor] = useState(value ?? minDay);
  const grid = useRef<HTMLTableElement>(null);
  const movedByKey = useRef(false);
  const clampToRange = (day: Day) => (day < minDay ? minDay : day > maxDay ? maxDay : day);
  const stateOf = (day: Day) => {
    if (day < minDay || day > maxDay) return "outside";
    if (closedDays.has(day)) return "closed";
    return fullDays?.has(day) ? "full" : "open";
  };
  const changeMonth = (months: number) => setCursor(clampToRange(addMonths(cursor, months)));

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
    setCursor(clampToRange(target));
  }

  return (
    <div className="mx-auto max-w-md">
      <div className="flex items-center justify-between">
        <PagerButton
          label="Previous month"
          icon={ChevronLeft}
          softDisabled={monthOf(cursor) === monthOf(minDay)}
          onClick={() => changeMonth(-1)}
        />
        <p aria-live="polite" className="font-display text-lead font-semibold">
          {formatDay(cursor, "month")}
        </p>
        <PagerButton
          label="Next month"
          icon={ChevronRight}
          softDisabled={monthOf(cursor) === monthOf(maxDay)}
          onClick={() => changeMonth(1)}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys move between cells, which makes the table a grid */}
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
          {weeksOfMonth(cursor).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, weekday) => (
                <td key={day ?? weekday} aria-selected={day === null ? undefined : day === value} className="p-0.5">
                  {day && (
                    <CalendarDay
                      day={day}
                      isToday={day === today}
                      isSelected={day === value}
                      isTabStop={day === cursor}
                      state={stateOf(day)}
                      onSelect={() => {
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
