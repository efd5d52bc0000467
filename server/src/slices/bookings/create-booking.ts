import type { Booking, BookingDraft } from "@pawhaven/contract";
import { assertOwnUserId } from "../../platform/auth/assert-own-user-id.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { saveVisit } from "./save-visit.ts";
import type { BookingContext } from "./booking-context.ts";
import { toBookingDto } from "./serialize.ts";
import type { BookingRow } from "./store.ts";

export async function createBooking(
  context: BookingContext,
  caller: Caller,
  draft: BookingDraft,
  now: Date,
  careDueId?: number,
): Promise<Booking> {
  // mutant(create-booking.test.ts): a booking is made in the name of the caller
  assertOwnUserId(caller, draft.user_id);
  const { pet_id: petId, service_id: serviceId, intake, date, time_slot: time, person_id: personId, notes } = draft;
  const order = { items: [{ petId, serviceId, intake, careDueId }], date, time, personId, notes };
  const [row] = await saveVisit(context, caller, order, now);
  return toBookingDto(row as BookingRow, context.origin, now);
}
