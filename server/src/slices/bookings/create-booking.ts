import type { Booking, BookingDraft } from "@pawhaven/contract";
import { assertOwnUserId } from "../../platform/auth/assert-own-user-id.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { lockUser } from "../../platform/auth/lock-user.ts";
import { newToken } from "../../platform/auth/tokens.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import { assertBookingCaps } from "./assert-booking-caps.ts";
import { resolveSlot } from "./resolve-slot.ts";
import type { BookingContext } from "./booking-context.ts";
import { queueBookingCreatedMail } from "./mails.ts";
import { bookingConstraintErrors, userpetNotFound } from "./errors.ts";
import { type BookingRow, lockDay, lockUserpet, insertBooking, type NewBooking } from "./store.ts";
import { toBookingDto } from "./serialize.ts";

export async function createBooking(
  context: BookingContext,
  caller: Caller,
  draft: BookingDraft,
  now: Date,
): Promise<Booking> {
  // mutant(create-booking.test.ts): a booking is made in the name of the caller
  assertOwnUserId(caller, draft.user_id);
  const values = {
    userId: caller.userId,
    petId: draft.pet_id,
    serviceId: draft.service_id,
    date: draft.date,
    timeSlot: draft.time_slot,
    notes: draft.notes,
    calendarKey: newToken(),
    bookedAt: now,
  };
  const row = await saveBooking(context, values, draft, now);
  return toBookingDto(row, context.origin, now);
}

const saveBooking = (
  context: BookingContext,
  values: Omit<NewBooking, "startsAt" | "endsAt"> & { petId: number },
  draft: BookingDraft,
  now: Date,
): Promise<BookingRow> =>
  context.database
    .transaction(async (tx) => {
      const { startsAt, endsAt } = resolveSlot(await context.content.lockClinic(tx), values.serviceId, draft, now);
      // mutant(booking-caps.test.ts): concurrent bookings of one customer are counted one after the other
      await lockUser(tx, values.userId);
      if (!(await lockUserpet(tx, values.userId, values.petId))) throw userpetNotFound();
      await assertBookingCaps(tx, context, values, now);
      await lockDay(tx, values.serviceId, values.date);
      const row = await insertBooking(tx, { ...values, startsAt, endsAt });
      await queueBookingCreatedMail(tx, context, row);
      return row;
    })
    .catch(mapConstraintErrors(bookingConstraintErrors));
