import {
  type CalendarBlock,
  type CalendarResource,
  type ClinicCalendar,
  type Day,
  isPersonKind,
  type StaffVisit,
} from "@pawhaven/contract";
import { type Span, spanOn } from "./clock.ts";
import { type Placed, placeInLanes } from "./lanes.ts";

export type CalendarItem =
  | { type: "visit"; key: string; visit: StaffVisit }
  | { type: "block"; key: string; block: CalendarBlock };

export interface CalendarColumn {
  key: string;
  date: Day;
  /** Whose time it is; null if it is the day of everybody, or of visits without a person or a room. */
  resource: CalendarResource | null;
  /** When somebody works. */
  open: Span[];
  /** By time. */
  items: Placed<CalendarItem>[];
}

export type ColumnsOf = "people" | "rooms";

/** Cancelled visits take no time. */
export const isShown = ({ status }: StaffVisit): boolean => status !== "Cancelled";

/** A column for each person, or for each room, tub and table; and one for visits that have none of them, if there are any. */
export function dayColumns(calendar: ClinicCalendar, date: Day, columnsOf: ColumnsOf): CalendarColumn[] {
  const resources = calendar.resources.filter(({ kind }) => isPersonKind(kind) === (columnsOf === "people"));
  const visits = calendar.visits.filter((visit) => visit.date === date && isShown(visit));
  const columns = resources.map((resource) => resourceColumn(calendar, date, resource, visits));
  const ids = new Set(resources.map(({ id }) => id));
  const others = visits.filter(({ resource_ids: taken }) => !taken.some((id) => ids.has(id)));
  if (others.length > 0) columns.push(sharedColumn(calendar, date, "others", others));
  return columns.filter(({ resource, items }) => !resource?.is_retired || items.length > 0);
}

/** A column for each day, of everybody or of one resource. */
export const weekColumns = (
  calendar: ClinicCalendar,
  dates: readonly Day[],
  resource: CalendarResource | undefined,
): CalendarColumn[] =>
  dates.map((date) => {
    const visits = calendar.visits.filter((visit) => visit.date === date && isShown(visit));
    return resource
      ? { ...resourceColumn(calendar, date, resource, visits), key: date }
      : sharedColumn(calendar, date, date, visits);
  });

function resourceColumn(
  calendar: ClinicCalendar,
  date: Day,
  resource: CalendarResource,
  visits: readonly StaffVisit[],
): CalendarColumn {
  const key = String(resource.id);
  const own = visits.filter(({ resource_ids: taken }) => taken.includes(resource.id));
  const blocks = calendar.blocks.filter(({ resource_id: id }) => id === resource.id);
  const items = [
    ...spansOf(calendar, date, own, (visit) => ({ type: "visit" as const, key: `${key}-${date}-${visit.id}`, visit })),
    ...spansOf(calendar, date, blocks, (block) => ({
      type: "block" as const,
      key: `block-${date}-${block.id}`,
      block,
    })),
  ];
  return { key, date, resource, open: openSpans(calendar, date, resource.working), items: placeInLanes(items) };
}

/** Without blocks: those of everybody side by side would hide the visits. */
function sharedColumn(calendar: ClinicCalendar, date: Day, key: string, visits: readonly StaffVisit[]): CalendarColumn {
  const items = spansOf(calendar, date, visits, (visit) => ({
    type: "visit" as const,
    key: `${key}-${date}-${visit.id}`,
    visit,
  }));
  const { opens_at, closes_at } = calendar.days.find((day) => day.date === date) ?? {};
  const opening = opens_at && closes_at ? [{ starts_at: opens_at, ends_at: closes_at }] : [];
  return { key, date, resource: null, open: openSpans(calendar, date, opening), items: placeInLanes(items) };
}

interface Timed {
  starts_at: string;
  ends_at: string;
}

export const spansOf = <Source extends Timed>(
  { time_zone: timeZone }: ClinicCalendar,
  date: Day,
  sources: readonly Source[],
  toItem: (source: Source) => CalendarItem,
): (Span & { item: CalendarItem })[] =>
  sources.flatMap((source) => {
    const span = spanOn(date, source, timeZone);
    return span ? { ...span, item: toItem(source) } : [];
  });

const openSpans = ({ time_zone: timeZone }: ClinicCalendar, date: Day, times: readonly Timed[]): Span[] =>
  times.flatMap((time) => spanOn(date, time, timeZone) ?? []);
