import type { SlotsOfDay } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import type { Clinic } from "../../platform/opening-hours.ts";
import { whyClosed } from "./booking-days.ts";
import { serviceOf } from "./choose-slot.ts";
import { slotsOn } from "./slots.ts";
import { takenSpans } from "./store.ts";

/** A slot is booked when any booking reaches into it, even one made while the clinic had other hours. */
export async function listSlots(
  db: Db,
  clinic: Clinic,
  { service_id: serviceId, date }: { service_id: number; date: string },
  now: Date,
): Promise<SlotsOfDay> {
  const { minutes } = serviceOf(serviceId);
  const closed = whyClosed(clinic, date, now);
  if (closed !== null) return { all_slots: [], booked_slots: [], past_slots: [], closed };
  const slots = slotsOn(clinic, date, minutes);
  const taken = await takenSpans(db, serviceId, date);
  const isTaken = ({ startsAt, endsAt }: Span) =>
    taken.some((other) => other.startsAt < endsAt && startsAt < other.endsAt);
  return {
    all_slots: slots.map(({ time }) => time),
    booked_slots: slots.filter(isTaken).map(({ time }) => time),
    past_slots: slots.filter(({ startsAt }) => startsAt <= now).map(({ time }) => time),
    closed: null,
  };
}

interface Span {
  startsAt: Date;
  endsAt: Date;
}
