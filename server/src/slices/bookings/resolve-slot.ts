import { type RescheduleDraft, type Service, services } from "@pawhaven/contract";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Clinic } from "./opening-hours.ts";
import { closedReason } from "./booking-days.ts";
import { type Slot, slotsOn } from "./slots.ts";

export function serviceById(id: number): Service {
  const service = services.find((one) => one.id === id);
  if (!service) throw invalidField("service_id", "Please select a service.");
  return service;
}

/** The slot that a day and a time name, if it is one of the clinic's and still to come. Whether it is free is not known here. */
export function resolveSlot(
  clinic: Clinic,
  serviceId: number,
  { date, time_slot: time }: RescheduleDraft,
  now: Date,
): Slot {
  const { minutes } = serviceById(serviceId);
  const closed = closedReason(clinic, date, now);
  if (closed !== null) throw invalidField("date", closed);
  const slot = slotsOn(clinic, date, minutes).find((one) => one.time === time);
  if (!slot) throw invalidField("time_slot", "This is not one of the times of this day. Please select a time slot.");
  if (slot.startsAt <= now) throw invalidField("time_slot", "This time is already past. Please select a later one.");
  return slot;
}

const invalidField = (field: string, text: string) => new ApiError("invalid", text, { errors: { [field]: [text] } });
