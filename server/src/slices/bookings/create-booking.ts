import type { Booking, BookingDraft } from "@pawhaven/contract";
import { refuseForeignClaim } from "../../platform/claims.ts";
import type { Caller } from "../../platform/sessions.ts";
import { newToken } from "../../platform/tokens.ts";
import { chooseSlot } from "./choose-slot.ts";
import type { Desk } from "./desk.ts";
import { queueBookedMail } from "./mails.ts";
import { inWords, noSuchPet } from "./refusals.ts";
import { type BookingRow, holdDay, holdPet, insertBooking, type NewBooking } from "./store.ts";
import { bookingOnTheWire } from "./wire.ts";

export async function createBooking(desk: Desk, caller: Caller, given: BookingDraft, now: Date): Promise<Booking> {
  refuseForeignClaim(caller, given.user_id);
  const { startsAt, endsAt } = chooseSlot(desk.clinic, given.service_id, given, now);
  const row = await keep(desk, given.pet_id, {
    userId: caller.userId,
    petId: given.pet_id,
    serviceId: given.service_id,
    date: given.date,
    timeSlot: given.time_slot,
    startsAt,
    endsAt,
    notes: given.notes,
    calendarKey: newToken(),
    bookedAt: now,
  });
  return bookingOnTheWire(row, desk.origin, now);
}

const keep = (desk: Desk, petId: number, values: NewBooking): Promise<BookingRow> =>
  desk.database
    .transaction(async (tx) => {
      if (!(await holdPet(tx, values.userId, petId))) throw noSuchPet();
      await holdDay(tx, values.serviceId, values.date);
      const row = await insertBooking(tx, values);
      await queueBookedMail(tx, desk, row);
      return row;
    })
    .catch(inWords);
