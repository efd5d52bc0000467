import type { NextForUserpet, UserpetCard } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { todayAt } from "../../platform/days.ts";
import { listNextVisits, type NextVisit } from "../bookings/list-next-visits.ts";
import type { CareContext } from "../care/care-context.ts";
import { listNextCare } from "../care/list-next-care.ts";
import { listEveryUserpet } from "../userpets/list-every-userpet.ts";
import { nearestOf } from "./nearest-of.ts";

type Pet = Omit<UserpetCard, "next">;

export async function listUserpetCards(context: CareContext, { userId }: Caller, now: Date): Promise<UserpetCard[]> {
  const pets = await listEveryUserpet(context.database.db, userId, todayAt(context.shop, now));
  const living = pets.filter(({ died_on: died }) => died === null);
  const next = await findNext(context, userId, living, now);
  const gone = pets.filter(({ died_on: died }) => died !== null);
  return [...living, ...gone].map((pet) => ({ ...pet, next: next(pet) }));
}

async function findNext(
  context: CareContext,
  userId: number,
  living: readonly Pet[],
  now: Date,
): Promise<(pet: Pet) => NextForUserpet | null> {
  const visits = await listNextVisits(context.database.db, userId, now);
  const care = Map.groupBy(await listNextCare(context, userId, living, now), ({ userpetId }) => userpetId);
  return ({ id }) => nearestOf(toNextVisit(visits.get(id)), care.get(id)?.map(({ next }) => next) ?? []);
}

const toNextVisit = (visit: NextVisit | undefined): NextForUserpet | undefined =>
  visit && { kind: "visit", day: visit.date, time_slot: visit.timeSlot, service: visit.serviceName };
