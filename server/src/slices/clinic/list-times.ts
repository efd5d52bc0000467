import type { Db } from "../../platform/db/database.ts";
import type { Clinic } from "../content/opening-hours.ts";
import { offersOf } from "./availability.ts";
import { backToBack } from "./back-to-back.ts";
import { datesBetween, timeOfDays } from "./days.ts";
import { slotLength } from "./find-service.ts";
import { occupiedTime } from "./occupied-time.ts";
import { type Slot, slotsOn } from "./slots.ts";
import { loadResources, type ServiceRow } from "./store.ts";

export interface OfferedTime extends Slot {
  date: string;
  /** Whether somebody is free for every need of the service. */
  isFree: boolean;
}

export interface VisitPart {
  service: ServiceRow;
  /** Resources that have to be among those taken, like the person asked for. */
  chosen: readonly number[];
}

interface TimesQuery extends VisitPart {
  /** What follows back to back. */
  followedBy?: readonly VisitPart[];
  /** The first and the last day. */
  from: string;
  to: string;
}

/** All times at which a service is offered on these days, and which of them are free. */
export async function listTimes(db: Db, clinic: Clinic, query: TimesQuery): Promise<OfferedTime[]> {
  const { from, to, followedBy = [] } = query;
  const parts = [query, ...followedBy];
  const window = occupiedTime(longestBuffers(parts), timeOfDays(clinic, from, to));
  const kinds = [...new Set(parts.flatMap(({ service }) => service.needs))];
  const resources = await loadResources(db, kinds, { from, to }, window, chosenForAll(parts));
  const offers = parts.map(({ service: { id: serviceId, needs }, chosen }) =>
    offersOf(clinic, resources, { serviceId, needs, chosen }),
  );
  const services = parts.map(({ service }) => service) as [ServiceRow, ...ServiceRow[]];
  return datesBetween(from, to).flatMap((date) => timesOn(clinic, services, offers, date));
}

/** Who was asked for, if that is so for every part: nobody else of their kind matters then. */
const chosenForAll = (parts: readonly VisitPart[]): readonly number[] =>
  parts.every(({ chosen }) => chosen.length > 0) ? parts.flatMap(({ chosen }) => chosen) : [];

const longestBuffers = (parts: readonly VisitPart[]) => ({
  minutesBefore: Math.max(...parts.map(({ service }) => service.minutesBefore)),
  minutesAfter: Math.max(...parts.map(({ service }) => service.minutesAfter)),
});

function timesOn(
  clinic: Clinic,
  services: readonly [ServiceRow, ...ServiceRow[]],
  offers: readonly ReturnType<typeof offersOf>[],
  date: string,
): OfferedTime[] {
  const slots = slotsOn(clinic, date, slotLength(services[0]));
  if (slots.length === 0) return [];
  const ofDay = offers.map((offersOn) => offersOn(date));
  return slots.flatMap((slot) => {
    const times = backToBack(services, Number(slot.startsAt));
    const made = ofDay.map((offerAt, index) => {
      const visible = times[index] as (typeof times)[number];
      return offerAt({ visible, during: occupiedTime(services[index] as ServiceRow, visible) });
    });
    if (!made.every(({ isOffered }) => isOffered)) return [];
    return { ...slot, date, isFree: made.every(({ isFree }) => isFree) };
  });
}
