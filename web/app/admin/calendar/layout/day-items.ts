import type { ClinicCalendar, Day } from "@pawhaven/contract";
import type { Span } from "./clock.ts";
import { type CalendarItem, isShown, spansOf } from "./columns.ts";

/** Everything of a day, by time: the blocks of everybody are in it, before the visits of the same time. */
export function dayItems(calendar: ClinicCalendar, date: Day): (Span & { item: CalendarItem })[] {
  const visits = calendar.visits.filter((visit) => visit.date === date && isShown(visit));
  return [
    ...spansOf(calendar, date, calendar.blocks, (block) => ({ type: "block", key: `block-${block.id}`, block })),
    ...spansOf(calendar, date, visits, (visit) => ({ type: "visit", key: `visit-${visit.id}`, visit })),
  ].toSorted((one, other) => one.from - other.from);
}
