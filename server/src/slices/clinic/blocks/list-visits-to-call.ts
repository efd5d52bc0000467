import type { VisitToCall } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { type Conflict, conflictsOf, visitsByIds } from "./store.ts";

const maxListed = 200;

/** Visits that stay although what they hold is not there: of these blocks, or all. */
export async function listVisitsToCall(db: Db, now: Date, blockIds?: readonly number[]): Promise<VisitToCall[]> {
  const conflicts = new Map((await conflictsOf(db, now, maxListed, blockIds)).map((each) => [each.bookingId, each]));
  if (conflicts.size === 0) return [];
  const visits = await visitsByIds(db, [...conflicts.keys()]);
  return visits.map((visit) => toDto(visit, conflicts.get(visit.id) as Conflict));
}

type VisitRow = Awaited<ReturnType<typeof visitsByIds>>[number];

const toDto = (visit: VisitRow, { resourceName, reason }: Conflict): VisitToCall => ({
  id: visit.id,
  revision: visit.revision,
  status: visit.status,
  service_id: visit.serviceId,
  service_name: visit.serviceName,
  pet: { name: visit.petName },
  user_id: visit.userId,
  customer: { name: visit.name, email: visit.email, phone: visit.phone },
  date: visit.date,
  time_slot: visit.timeSlot,
  starts_at: visit.startsAt.toISOString(),
  ends_at: visit.endsAt.toISOString(),
  resource_name: resourceName,
  reason,
});
