import type { Tx } from "../../platform/db/database.ts";
import type { Clinic } from "../content/opening-hours.ts";
import { busyTime, type Interval, isComplete, type Resource, teamFor } from "./availability.ts";
import { resourcesTaken, slotBookedBefore, slotTaken, timeNotOffered } from "./errors.ts";
import { faultPoint } from "./fault-points.ts";
import { occupiedTime } from "./occupied-time.ts";
import { insertReservations, loadResources, ownPetThatHolds, type ServiceRow } from "./store.ts";

export interface ReservationRequest {
  service: ServiceRow;
  date: string;
  startsAt: Date;
  endsAt: Date;
  /** Resources that have to be among those taken, like the person asked for. */
  chosen: readonly number[];
  /** Resources that are taken rather than others, if they are free. */
  preferred?: readonly number[];
  /** Staff may ignore working hours and skills, but never take what is taken. */
  ignoresRules?: boolean;
}

/**
 * Takes one free resource of every kind that the service needs, and tells which. The caller has locked the day, so nobody is faster in
 * between; the constraints of the database are the last word all the same.
 */
export async function reserve(
  tx: Tx,
  clinic: Clinic,
  bookingId: number,
  request: ReservationRequest,
): Promise<Resource[]> {
  const { service, date, preferred = [], ignoresRules = false } = request;
  const visible = { from: Number(request.startsAt), to: Number(request.endsAt) };
  const during = occupiedTime(service, visible);
  const resources = await loadResources(tx, service.needs, { from: date, to: date }, during);
  const visit = { serviceId: service.id, needs: service.needs, date, visible, during, chosen: request.chosen };
  const { able, suited, free } = teamFor(clinic, resources, visit);
  if (!isComplete(ignoresRules ? able : suited)) throw timeNotOffered();
  const takers = free.map((group, need) => {
    const fitting = group.filter((resource) => suited[need]?.includes(resource));
    return ignoresRules && fitting.length === 0 ? group : fitting;
  });
  // mutant(../bookings/create-booking.test.ts): a time that is taken is not given again
  if (!isComplete(takers)) {
    const missing = (ignoresRules ? able : suited).filter((_, need) => takers[need]?.length === 0);
    throw ignoresRules ? resourcesTaken(missing) : await whyTaken(tx, bookingId, missing.flat(), during);
  }
  const taken = takers.map((group) => bestOf(group, preferred));
  const ids = taken.map(({ id }) => id);
  faultPoint("time not taken yet");
  if (ids.length > 0) await insertReservations(tx, ids, during, bookingId);
  faultPoint("time taken");
  return taken;
}

async function whyTaken(tx: Tx, bookingId: number, taken: readonly Resource[], during: Interval) {
  const ids = taken.map(({ id }) => id);
  const petName = await ownPetThatHolds(tx, bookingId, ids, during);
  return petName === undefined ? slotTaken() : slotBookedBefore(petName);
}

/** Otherwise the least busy, so that work is spread evenly. */
const bestOf = (group: readonly Resource[], preferred: readonly number[]): Resource =>
  group.find(({ id }) => preferred.includes(id)) ??
  group.reduce((best, other) => (busyTime(other) < busyTime(best) ? other : best));
