import type { SlotsOfDay, TimesQuery } from "@pawhaven/contract";
import { listTimes } from "../clinic/list-times.ts";
import type { BookingContext } from "./booking-context.ts";
import { closedReason } from "./booking-days.ts";
import { resolveParts } from "./resolve-parts.ts";

/** A slot counts as booked if nobody is free for it, whatever they do instead. */
export async function listSlots(
  { database: { db }, content }: Pick<BookingContext, "database" | "content">,
  { service_id: serviceId, followed_by: following = [], person_id: personId, date }: TimesQuery & { date: string },
  now: Date,
): Promise<SlotsOfDay> {
  const { parts } = await resolveParts(db, { serviceIds: [serviceId, ...following], personId });
  const clinic = await content.clinic();
  const closed = closedReason(clinic, date, now);
  if (closed !== null) return { all_slots: [], booked_slots: [], past_slots: [], closed };
  const [first, ...followedBy] = parts;
  const times = await listTimes(db, clinic, { ...first, followedBy, from: date, to: date });
  return {
    all_slots: times.map(({ time }) => time),
    booked_slots: times.filter(({ isFree }) => !isFree).map(({ time }) => time),
    past_slots: times.filter(({ startsAt }) => startsAt <= now).map(({ time }) => time),
    closed: null,
  };
}
