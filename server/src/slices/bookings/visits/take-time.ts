import { isPersonKind } from "@pawhaven/contract";
import type { Tx } from "../../../platform/db/database.ts";
import type { Resource } from "../../clinic/availability.ts";
import { invalidField } from "../../clinic/errors.ts";
import type { ServiceRow } from "../../clinic/find-service.ts";
import { listResources } from "../../clinic/list-resources.ts";
import { reserve } from "../../clinic/reserve.ts";
import type { Clinic } from "../../content/opening-hours.ts";
import { assertRulesOrOverride, brokenRules } from "./broken-rules.ts";

export interface TimeToTake {
  bookingId: number;
  service: ServiceRow;
  date: string;
  startsAt: Date;
  endsAt: Date;
  species: string | null;
  /** Who and what staff want it to take. */
  resourceIds: readonly number[];
  /** What it took before. */
  held: readonly number[];
  override: boolean;
}

/** Takes what a visit needs. Whom it had stays, unless somebody else of that kind is wanted. */
export async function takeTime(tx: Tx, clinic: Clinic, time: TimeToTake, now: Date): Promise<Resource[]> {
  const { service, date, startsAt, endsAt, species, held, override } = time;
  const chosen = await chosenFor(tx, time);
  const request = { service, date, startsAt, endsAt, chosen, preferred: held, ignoresRules: true };
  const taken = await reserve(tx, clinic, time.bookingId, request);
  const visible = { from: Number(startsAt), to: Number(endsAt) };
  assertRulesOrOverride(brokenRules(clinic, { service, date, visible, species, taken }, now), override);
  return taken;
}

async function chosenFor(tx: Tx, { service, resourceIds, held }: TimeToTake): Promise<number[]> {
  const known = await listResources(tx, [...resourceIds, ...held]);
  const wanted = known.filter(({ id }) => resourceIds.includes(id));
  const wantedKinds = new Set(wanted.map(({ kind }) => kind));
  const isPossible = wanted.every(({ kind, isRetired }) => service.needs.includes(kind) && !isRetired);
  // Two of one kind would leave it open which of them is meant.
  if (!isPossible || wantedKinds.size !== resourceIds.length)
    throw invalidField("resource_ids", `${service.name} takes one of each: ${service.needs.join(", ")}.`);
  const people = known.filter(({ id, kind }) => held.includes(id) && isPersonKind(kind) && !wantedKinds.has(kind));
  return [...wanted, ...people].map(({ id }) => id);
}
