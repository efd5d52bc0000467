import type { Db } from "../../platform/db/database.ts";
import { listVisitsOfUserpet } from "../bookings/list-visits-of-userpet.ts";
import { type EntryOf, keyOf, type Life } from "./life.ts";

/** A visit that was cancelled is no part of a life. */
export async function listVisitEntries(db: Db, { userpet, now }: Life): Promise<EntryOf<"visit">[]> {
  const visits = await listVisitsOfUserpet(db, userpet.id);
  return visits.map((visit) => ({
    kind: "visit",
    key: keyOf("visit", visit.id),
    day: visit.date,
    service: visit.serviceName,
    time_slot: visit.timeSlot,
    status: visit.status,
    is_ahead: visit.endsAt > now && visit.status !== "Done" && visit.status !== "No-show",
    is_booked_by_clinic: visit.createdBy !== null,
    note: visit.visibleNote,
  }));
}
