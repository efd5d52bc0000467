import type { SlotsOfDay } from "@pawhaven/contract";
import type { BookingContext } from "./booking-context.ts";
import { closedReason } from "./booking-days.ts";
import { serviceById } from "./resolve-slot.ts";
import { slotsOn } from "./slots.ts";
import { bookedIntervals } from "./store.ts";

/** A slot counts as booked if any booking overlaps it, even one made under other opening hours. */
export async function listSlots(
  { database, content }: Pick<BookingContext, "database" | "content">,
  { service_id: serviceId, date }: { service_id: number; date: string },
  now: Date,
): Promise<SlotsOfDay> {
  const { minutes } = serviceById(serviceId);
  const clinic = await content.clinic();
  const closed = closedReason(clinic, date, now);
  if (closed !== null) return { all_slots: [], booked_slots: [], past_slots: [], closed };
  const slots = slotsOn(clinic, date, minutes);
  const booked = await bookedIntervals(database.db, serviceId, date);
  const isBooked = ({ startsAt, endsAt }: Interval) =>
    booked.some((other) => other.startsAt < endsAt && startsAt < other.endsAt);
  return {
    all_slots: slots.map(({ time }) => time),
    booked_slots: slots.filter(isBooked).map(({ time }) => time),
    past_slots: slots.filter(({ startsAt }) => startsAt <= now).map(({ time }) => time),
    closed: null,
  };
}

interface Interval {
  startsAt: Date;
  endsAt: Date;
}
