import type { CalendarResource, ClinicCalendar, Day, StaffVisit } from "@pawhaven/contract";
import { fromShopTime } from "../../lib/shop-time.ts";

/** Another time, length, person or room of a visit. What is left out stays. */
export interface VisitChange {
  visit: StaffVisit;
  date: Day;
  time_slot: string;
  minutes?: number | undefined;
  resource_ids?: number[] | undefined;
}

export const minutesOf = ({ starts_at: startsAt, ends_at: endsAt }: { starts_at: string; ends_at: string }): number =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);

export const withVisit = (calendar: ClinicCalendar, changed: StaffVisit): ClinicCalendar => ({
  ...calendar,
  visits: calendar.visits.map((visit) => (visit.id === changed.id ? changed : visit)),
});

/** The calendar as it will be when the server accepts the change, so that nobody waits to see it. */
export const moveInCalendar = (calendar: ClinicCalendar, change: VisitChange): ClinicCalendar =>
  withVisit(calendar, movedVisit(calendar, change));

function movedVisit({ time_zone: timeZone, resources }: ClinicCalendar, change: VisitChange): StaffVisit {
  const { visit, date, time_slot, minutes = minutesOf(change.visit), resource_ids: chosen = [] } = change;
  const startsAt = fromShopTime(`${date}T${time_slot}`, timeZone);
  return {
    ...visit,
    date,
    time_slot,
    starts_at: startsAt,
    ends_at: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
    resource_ids: withChosen(visit.resource_ids, chosen, resources),
  };
}

/** The chosen ones take the place of those of their kind. */
function withChosen(
  taken: readonly number[],
  chosen: readonly number[],
  resources: readonly CalendarResource[],
): number[] {
  const kindOf = (id: number) => resources.find((resource) => resource.id === id)?.kind;
  const chosenKinds = new Set(chosen.map(kindOf));
  return [...taken.filter((id) => !chosenKinds.has(kindOf(id))), ...chosen];
}
