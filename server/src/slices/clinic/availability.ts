import type { OpenSpan, ResourceKind } from "@pawhaven/contract";
import type { Clinic } from "../content/opening-hours.ts";
import { dayClock } from "./day-clock.ts";
import { openTimeOn, weekdayOf } from "./slots.ts";

/** In milliseconds; `to` is not part of it. */
export interface Interval {
  from: number;
  to: number;
}

/** Somebody or something that a visit can take, and when it is taken already. */
export interface Resource {
  id: number;
  kind: ResourceKind;
  name: string;
  isRetired?: boolean;
  /** The services it can serve; null if it serves every one that needs its kind. */
  skills: readonly number[] | null;
  /** By weekday, Monday first; null if it follows the opening hours. */
  week: readonly (readonly OpenSpan[])[] | null;
  /** Hours of single days that replace those of the week. */
  exceptions: ReadonlyMap<string, readonly OpenSpan[]>;
  /** In order, and without overlaps. */
  busy: readonly Interval[];
}

/** What a visit needs. */
export interface VisitRequest {
  serviceId: number;
  needs: readonly ResourceKind[];
  /** Resources that have to be taken for the kinds they are of. */
  chosen: readonly number[];
}

export interface DayRequest extends VisitRequest {
  date: string;
}

export interface VisitTime {
  /** When the customer is there. */
  visible: Interval;
  /** With the time that resources need before and after. */
  during: Interval;
}

const contains = (outer: Interval, inner: Interval): boolean => outer.from <= inner.from && inner.to <= outer.to;

/** When the resource works on a day, within the opening hours. */
export const workingTimes = (clinic: Clinic, date: string, resource: Resource): readonly Interval[] =>
  workDay(clinic, date)(resource);

/** The same for many resources. */
function workDay(clinic: Clinic, date: string): (resource: Resource) => readonly Interval[] {
  const open = openTimeOn(clinic, date);
  if (!open) return () => [];
  const opening = { from: Number(open.from), to: Number(open.to) };
  const [wholeDay, weekday, clock] = [[opening], weekdayOf(date), dayClock(clinic.timeZone, date)];
  return ({ exceptions, week }) => {
    const spans = exceptions.get(date) ?? week?.[weekday - 1];
    if (!spans) return week ? [] : wholeDay;
    return spans.map(({ opens, closes }) => ({
      from: Math.max(opening.from, clock.instantAt(opens)),
      to: Math.min(opening.to, clock.instantAt(closes)),
    }));
  };
}

/** The first busy interval that ends after `from` decides. */
export function isFree({ busy }: Resource, { from, to }: Interval): boolean {
  let [low, high] = [0, busy.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((busy[middle] as Interval).to <= from) low = middle + 1;
    else high = middle;
  }
  return (busy[low]?.from ?? Infinity) >= to;
}

/** Per need of a visit, in the order of its needs. */
type Groups = readonly (readonly Resource[])[];

export interface Team {
  /** Of the right kind, and chosen if one of that kind was. */
  able: Groups;
  /** Of those, the ones with the skill who work at that time. */
  suited: Groups;
  /** The able ones who have nothing else at that time. */
  free: Groups;
}

/** Who could take a visit. */
export function teamFor(clinic: Clinic, resources: readonly Resource[], visit: DayRequest & VisitTime): Team {
  const able = ableFor(resources, visit);
  const keep = (matches: (resource: Resource) => boolean) => able.map((group) => group.filter(matches));
  return {
    able,
    suited: keep((resource) => hasSkill(resource, visit) && works(clinic, resource, visit)),
    free: keep((resource) => isFree(resource, visit.during)),
  };
}

export interface Offer {
  /** Whether somebody suited works at that time, for every need. */
  isOffered: boolean;
  /** Whether somebody of them has nothing else. */
  isFree: boolean;
}

/** Whether a visit could take place, for many days and many times of each: what holds for all of them is worked out once. */
export function offersOf(
  clinic: Clinic,
  resources: readonly Resource[],
  request: VisitRequest,
): (date: string) => (time: VisitTime) => Offer {
  const skilled = ableFor(resources, request).map((group) => group.filter((one) => hasSkill(one, request)));
  return (date) => {
    const timesOf = workDay(clinic, date);
    const shifts = skilled.map((group) => group.map((resource) => ({ resource, times: timesOf(resource) })));
    const isAtWork = ({ times }: Shift, visible: Interval) => times.some((time) => contains(time, visible));
    return ({ visible, during }) => ({
      isOffered: shifts.every((group) => group.some((shift) => isAtWork(shift, visible))),
      isFree: shifts.every((group) =>
        group.some((shift) => isFree(shift.resource, during) && isAtWork(shift, visible)),
      ),
    });
  };
}

interface Shift {
  resource: Resource;
  times: readonly Interval[];
}

function ableFor(resources: readonly Resource[], { needs, chosen }: VisitRequest): Groups {
  // Somebody who was asked for and does not work here any more cannot be replaced by anybody else.
  const known = chosen.every((wanted) => resources.some(({ id }) => id === wanted)) ? resources : [];
  return needs.map((needed) =>
    withChoice(
      chosen,
      known.filter(({ kind }) => kind === needed),
    ),
  );
}

function withChoice(chosen: VisitRequest["chosen"], group: readonly Resource[]): readonly Resource[] {
  const wanted = group.filter(({ id }) => chosen.includes(id));
  return wanted.length > 0 ? wanted : group;
}

export const hasSkill = ({ skills }: Resource, { serviceId }: Pick<DayRequest, "serviceId">): boolean =>
  skills === null || skills.includes(serviceId);

/** The time before and after a visit may lie outside of the working hours. */
export const works = (
  clinic: Clinic,
  resource: Resource,
  { date, visible }: Pick<DayRequest & VisitTime, "date" | "visible">,
): boolean => workingTimes(clinic, date, resource).some((time) => contains(time, visible));

export const isComplete = (groups: Groups): boolean => groups.every((group) => group.length > 0);

/** How much of its time is taken already. */
export const busyTime = ({ busy }: Resource): number => busy.reduce((sum, { from, to }) => sum + to - from, 0);
