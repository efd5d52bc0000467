import type { Booking, OnlineVisitDraft } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { saveVisit } from "./save-visit.ts";
import type { BookingContext } from "./booking-context.ts";
import { toBookingDto } from "./serialize.ts";

/** Several pets or services, one after the other. */
export async function bookVisit(
  context: BookingContext,
  caller: Caller,
  { items, date, time_slot: time, person_id: personId, notes }: OnlineVisitDraft,
  now: Date,
): Promise<{ bookings: Booking[] }> {
  const order = {
    items: items.map(({ pet_id: petId, service_id: serviceId, intake }) => ({ petId, serviceId, intake })),
    date,
    time,
    personId,
    notes,
  };
  const rows = await saveVisit(context, caller, order, now);
  return { bookings: rows.map((row) => toBookingDto(row, context.origin, now)) };
}
