import type { Db } from "../../platform/db/database.ts";
import { invalidField } from "../clinic/errors.ts";
import type { ServiceRow } from "../clinic/find-service.ts";
import type { VisitPart } from "../clinic/list-times.ts";
import { listPeople, offers, type Person } from "../clinic/people.ts";
import { findOnlineService } from "./resolve-slot.ts";

export interface WantedVisit {
  /** Services one after the other. */
  serviceIds: readonly number[];
  personId?: number | null | undefined;
}

export interface ResolvedVisit {
  parts: [VisitPart, ...VisitPart[]];
  /** Does those parts that he or she offers. */
  person: Person | undefined;
}

export async function resolveParts(db: Db, { serviceIds, personId }: WantedVisit): Promise<ResolvedVisit> {
  const services: ServiceRow[] = [];
  for (const id of serviceIds) services.push(await findOnlineService(db, id));
  const person = personId ? (await listPeople(db)).find(({ id }) => id === personId) : undefined;
  const parts: VisitPart[] = services.map((service) => ({ service, chosen: choosePerson(person, service) }));
  // mutant(customer-choice.test.ts): only people who offer the service can be asked for
  if (personId && parts.every(({ chosen }) => chosen.length === 0))
    throw invalidField("person_id", "Please choose somebody who offers this service.");
  return { parts: parts as [VisitPart, ...VisitPart[]], person };
}

const choosePerson = (person: Person | undefined, service: ServiceRow): number[] =>
  person && offers(person, service) ? [person.id] : [];

/** For a booking that exists: whoever has left or does something else now is replaced by anyone. */
export async function chosenFor(db: Db, service: ServiceRow, personId: number | null): Promise<number[]> {
  if (personId === null) return [];
  const people = await listPeople(db);
  return choosePerson(
    people.find(({ id }) => id === personId),
    service,
  );
}
