import { type NewTime, type Service, services } from "@pawhaven/contract";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Clinic } from "../../platform/opening-hours.ts";
import { whyClosed } from "./booking-days.ts";
import { type Slot, slotsOn } from "./slots.ts";

export function serviceOf(id: number): Service {
  const service = services.find((one) => one.id === id);
  if (!service) throw invalid("service_id", "Please select a service.");
  return service;
}

/** The slot that a day and a time name, if it is one of the clinic's and still to come. Whether it is free is not known here. */
export function chooseSlot(clinic: Clinic, serviceId: number, { date, time_slot: time }: NewTime, now: Date): Slot {
  const { minutes } = serviceOf(serviceId);
  const closed = whyClosed(clinic, date, now);
  if (closed !== null) throw invalid("date", closed);
  const slot = slotsOn(clinic, date, minutes).find((one) => one.time === time);
  if (!slot) throw invalid("time_slot", "This is not one of the times of this day. Please select a time slot.");
  if (slot.startsAt <= now) throw invalid("time_slot", "This time is already past. Please select a later one.");
  return slot;
}

const invalid = (field: string, text: string) => new Refusal("invalid", text, { errors: { [field]: [text] } });
