import { addDays, monthsOld, speciesOfType, type Welcome } from "@pawhaven/contract";
import type { Caller } from "../../../platform/auth/sessions.ts";
import { listNextFreeTimes } from "../../bookings/find-free-times.ts";
import { hasVisitAhead } from "../../bookings/has-visit-ahead.ts";
import { summarizeCare } from "../../records/summarize-care.ts";
import { findOwnUserpet } from "../../userpets/find-own-userpet.ts";
import { findStarterKit } from "../../catalogue/find-starter-kit.ts";
import { findCheckUp } from "../../clinic/find-check-up.ts";
import { requestNotFound } from "../errors.ts";
import type { ShelterContext } from "../shelter-context.ts";
import { petById, type PetRow } from "../store.ts";
import { ownHandover } from "./follow-ups.ts";
import { todayAt } from "../../../platform/days.ts";

const offeredTimes = 3;
/** An animal settles in first. */
const daysBeforeCheckUp = 3;

/** While the animal lives, and with the customer. Nothing is held, booked or put into a cart: the customer chooses. */
export async function getWelcome(
  context: ShelterContext,
  caller: Caller,
  requestId: number,
  now: Date,
): Promise<Welcome> {
  const { db } = context.database;
  const { petId, userpetId, returnedOn, handedOverOn } = await ownHandover(db, caller, requestId);
  const pet = await petById(db, petId);
  if (userpetId === null || returnedOn !== null || !pet) throw requestNotFound();
  // mutant(handovers.test.ts): nothing is offered for an animal that has died
  if ((await findOwnUserpet(db, caller, userpetId)).endedOn !== null) throw requestNotFound();
  const from = addDays(handedOverOn, daysBeforeCheckUp);
  return {
    userpet_id: userpetId,
    name: pet.name,
    check_up: await offerCheckUp(context, { pet, userpetId, from }, now),
    starter_kit: await findStarterKit(db, await needsOf(context, pet, userpetId, now)),
  };
}

async function offerCheckUp(
  { database: { db }, bookingContext }: ShelterContext,
  { pet: { type }, userpetId, from }: { pet: PetRow; userpetId: number; from: string },
  now: Date,
): Promise<Welcome["check_up"]> {
  const service = await findCheckUp(db, speciesOfType(type));
  if (!service || (await hasVisitAhead(db, userpetId, now))) return null;
  const search = { service_id: service.id, count: offeredTimes, from };
  const { times } = await listNextFreeTimes(bookingContext, search, now);
  return {
    service_id: service.id,
    service_name: service.name,
    times: times.map(({ date, time_slot }) => ({ date, time_slot })),
  };
}

async function needsOf({ database, shopIdentity }: ShelterContext, pet: PetRow, userpetId: number, now: Date) {
  const { weightKg } = await database.transaction((tx) => summarizeCare(tx, { userpetId }));
  const months = pet.bornOn === null ? null : monthsOld(pet.bornOn, todayAt(shopIdentity.shop, now));
  return { petType: pet.type, species: speciesOfType(pet.type), name: pet.name, weightKg, months };
}
