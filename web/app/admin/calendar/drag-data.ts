import type { ResourceKind, StaffVisit } from "@pawhaven/contract";
import { clockTimeAt, type Span } from "./layout/clock.ts";
import type { CalendarColumn } from "./layout/columns.ts";
import { droppedEnd, droppedStart } from "./layout/drop.ts";
import { minutesOf, type VisitChange } from "./layout/move-in-calendar.ts";

/** What travels with a dragged visit, or with its lower edge. */
export interface DragData extends Record<string, unknown> {
  drags: "visit" | "end";
  visit: StaffVisit;
  columnKey: string;
  kind: ResourceKind | undefined;
  span: Span;
  /** How many minutes below its top it was grabbed. */
  grabbedAt: number;
}

export const isDragData = (data: Record<string, unknown>): data is DragData =>
  data["drags"] === "visit" || data["drags"] === "end";

/** A vet's visit cannot become a groomer's, and the end of a visit stays with its visit. */
export const accepts = (data: Record<string, unknown>, column: CalendarColumn): boolean =>
  isDragData(data) &&
  (data.columnKey === column.key || (data.drags === "visit" && data.kind === column.resource?.kind));

/** What the visit would take if it were dropped where the pointer is. */
export function spanAt(data: DragData, pointer: number, hours: Span): Span {
  const { drags, span, grabbedAt } = data;
  if (drags === "end") return { from: span.from, to: droppedEnd(pointer, span.from, hours) };
  const from = droppedStart(pointer, grabbedAt, span.to - span.from, hours);
  return { from, to: from + span.to - span.from };
}

/** Undefined if everything stays as it is. */
export function changeBy(
  data: DragData,
  column: CalendarColumn,
  pointer: number,
  hours: Span,
): VisitChange | undefined {
  const { drags, visit, span } = data;
  const { from, to } = spanAt(data, pointer, hours);
  const { date, time_slot } = visit;
  if (drags === "end") {
    return to === span.to ? undefined : { visit, date, time_slot, minutes: minutesOf(visit) + to - span.to };
  }
  const newcomer = column.resource && !visit.resource_ids.includes(column.resource.id) ? column.resource.id : undefined;
  if (from === span.from && column.date === date && newcomer === undefined) return undefined;
  return {
    visit,
    date: column.date,
    time_slot: clockTimeAt(from),
    resource_ids: newcomer === undefined ? undefined : [newcomer],
  };
}
