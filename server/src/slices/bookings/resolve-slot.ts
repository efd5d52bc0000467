import { type RescheduleDraft, type Service, services } from "@pawhaven/contract";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Clinic } from "../content/opening-hours.ts";
import { closedReason } from "./booking-days.ts";
import { type Slot, slotsOn } from "./slots.ts";

export function serviceById(id: number): Service {
  const service = services.find((candidate) => candidate.id === id);
  if (!service) throw invalidField("service_id", "Please select a service.");
  return service;
}

/** Finds the slot and checks that the clinic offers it and that it is not past. Whether it is free, only the insert can tell. */
export function resolveSlot(
  clinic: Clinic,
  serviceId: number,
  { date, time_slot: time }: RescheduleDraft,
  now: Date,
): Slot {
  const { minutes } = serviceById(serviceId);
  const closed = closedReason(clinic, date, now);
  if (closed !== null) throw invalidField("date", closed);
  const slot = slotsOn(clinic, date, minutes).find((candidate) => candidate.time === time);
  if (!slot) throw invalidField("time_slot", "We don't offer this time on this day. Please select a time slot.");
  // mutant(create-booking.test.ts): a past time cannot be booked
  if (slot.startsAt <= now) throw invalidField("time_slot", "This time has already passed. Please select a later one.");
  return slot;
}

const invalidField = (field: string, text: string) => new ApiError("invalid", text, { errors: { [field]: [text] } });
