import type { RescheduleDraft } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { invalidField, timeNotOffered } from "../clinic/errors.ts";
import { type Slot, slotsOn } from "../clinic/slots.ts";
import { findService, type ServiceRow, slotLength } from "../clinic/find-service.ts";
import type { Clinic } from "../content/opening-hours.ts";
import { closedReason } from "./booking-days.ts";

/** A service that customers can book by themselves. */
export async function findOnlineService(db: Db, id: number): Promise<ServiceRow> {
  const service = await findService(db, id);
  if (!service || !service.isOnline || service.archivedAt !== null)
    throw invalidField("service_id", "Please select a service.");
  return service;
}

/** Finds the slot and checks that the clinic offers it and that it is not past. Whether somebody is free, `reserve` tells. */
export function resolveSlot(
  clinic: Clinic,
  service: ServiceRow,
  { date, time_slot: time }: RescheduleDraft,
  now: Date,
): Slot {
  const closed = closedReason(clinic, date, now);
  if (closed !== null) throw invalidField("date", closed);
  const slot = slotsOn(clinic, date, slotLength(service)).find((candidate) => candidate.time === time);
  if (!slot) throw timeNotOffered();
  // mutant(create-booking.test.ts): a past time cannot be booked
  if (slot.startsAt <= now) throw invalidField("time_slot", "This time has already passed. Please select a later one.");
  return slot;
}
