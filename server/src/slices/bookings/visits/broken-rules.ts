import { ApiError } from "../../../platform/http/api-error.ts";
import { hasSkill, type Interval, type Resource, works } from "../../clinic/availability.ts";
import type { ServiceRow } from "../../clinic/find-service.ts";
import { openTimeOn } from "../../clinic/slots.ts";
import type { Clinic } from "../../content/opening-hours.ts";

export interface PlannedVisit {
  service: ServiceRow;
  date: string;
  visible: Interval;
  species: string | null;
  taken: readonly Resource[];
}

/** What staff may do all the same, once they were told. */
export function brokenRules(clinic: Clinic, visit: PlannedVisit, now: Date): string[] {
  const { service, date, visible, species, taken } = visit;
  const isOpen = isWithinHours(clinic, visit);
  return [
    ...(visible.to <= now.getTime() ? ["This time has already passed."] : []),
    ...(isOpen ? [] : ["The clinic is closed at that time."]),
    ...(isServed(service, species) ? [] : [`${service.name} is not offered for this species.`]),
    ...taken
      .filter((resource) => isOpen && !works(clinic, resource, { date, visible }))
      .map(({ name }) => `${name} does not work at that time.`),
    ...taken
      .filter((resource) => !hasSkill(resource, { serviceId: service.id }))
      .map(({ name }) => `${name} does not offer ${service.name}.`),
  ];
}

function isWithinHours(clinic: Clinic, { date, visible }: PlannedVisit): boolean {
  const open = openTimeOn(clinic, date);
  return open !== null && Number(open.from) <= visible.from && visible.to <= Number(open.to);
}

const isServed = ({ species: served }: ServiceRow, species: string | null): boolean =>
  species === null || served.length === 0 || served.some((kind) => kind === species);

/** The rules are named, so that staff know what they ignore. */
export function assertRulesOrOverride(rules: readonly string[], override: boolean): void {
  // mutant(visits.test.ts): a rule is broken only by somebody who was told
  if (rules.length === 0 || override) return;
  throw new ApiError("needs_override", rules.join(" "), { errors: { override: [...rules] } });
}
