import type { OpenSpan, StaffResource } from "@pawhaven/contract";
import { weekdayOf } from "../../../lib/days.ts";
import { toResourceFields, type ResourceFields } from "./resource-draft.ts";

export const exceptionOn = ({ exceptions }: Pick<StaffResource, "exceptions">, date: string) =>
  exceptions.find((exception) => exception.date === date);

/** When it works on a day: as on that weekday, or with the clinic, unless the day has hours of its own. */
export const hoursOn = (resource: StaffResource, date: string, opening: OpenSpan[]): OpenSpan[] =>
  exceptionOn(resource, date)?.spans ?? resource.week?.[weekdayOf(date)] ?? opening;

/** The resource with other hours on one day; with its usual ones for null. */
export function withHoursOn(resource: StaffResource, date: string, spans: OpenSpan[] | null): ResourceFields {
  const others = resource.exceptions.filter((exception) => exception.date !== date);
  const exceptions = spans ? [...others, { date, spans }] : others;
  return {
    ...toResourceFields(resource),
    exceptions: exceptions.toSorted((one, other) => one.date.localeCompare(other.date)),
  };
}
