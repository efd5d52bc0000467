import { type CareStep, pluralize, type StaffCareRule } from "@pawhaven/contract";

const asAge = (days: number): string => {
  if (days >= 365 && days % 365 === 0) return pluralize(days / 365, "year");
  return days % 7 === 0 && days <= 364 ? pluralize(days / 7, "week") : pluralize(days, "day");
};

const describeStep = ({ every_days: every, at_days: at, until_days: until, times }: CareStep): string => {
  const interval = at === null ? `${asAge(every)} later` : `at ${asAge(at)} of age or ${asAge(every)} later`;
  if (until !== null) return `${interval}, while younger than ${asAge(until)}`;
  return times === null ? `then every ${asAge(every)}` : `${interval}, ${times === 1 ? "once" : `${times} times`}`;
};

/** A schedule as a sentence for staff. */
export const describeSchedule = (schedule: StaffCareRule["schedule"]): string =>
  schedule === null
    ? "Nothing becomes due: ask the clinic"
    : [`First at ${asAge(schedule.first.at_days)} of age`, ...schedule.steps.map(describeStep)].join("; ");
