import { type ClinicCalendar, pluralize } from "@pawhaven/contract";
import { formatDay } from "../../lib/days.ts";
import { classNames } from "../../ui/class-names.ts";
import type { CalendarAddress } from "./use-calendar-address.ts";

/** The days of the week on a phone, with how many visits each has. */
export function WeekStrip({ calendar, address }: { calendar: ClinicCalendar; address: CalendarAddress }) {
  const countOn = (day: string) =>
    calendar.visits.filter(({ date, status }) => date === day && status !== "Cancelled").length;
  return (
    <fieldset aria-label="Days of the week" className="mb-3 grid min-w-0 grid-cols-7 gap-1">
      {address.week.map((day) => (
        <button
          key={day}
          type="button"
          aria-pressed={day === address.date}
          onClick={() => address.show({ date: day })}
          className={classNames(
            "grid min-h-14 cursor-pointer justify-items-center rounded-small border py-1",
            day === address.date ? "border-teal bg-teal text-on-teal" : "border-line bg-surface text-ink",
            day === address.today && "font-bold",
          )}
        >
          <span className="sr-only">
            {formatDay(day, "long")}, {pluralize(countOn(day), "visit")}
          </span>
          <span aria-hidden="true">{formatDay(day, "short").slice(0, 2)}</span>
          <span aria-hidden="true" className="tabular-nums">
            {Number(day.slice(8))}
          </span>
          <span aria-hidden="true" className={classNames("tabular-nums", day !== address.date && "text-ink-soft")}>
            {countOn(day) || "·"}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
