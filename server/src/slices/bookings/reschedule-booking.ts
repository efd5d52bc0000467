import type { Booking, RescheduleDraft } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import { resolveSlot } from "./resolve-slot.ts";
import type { BookingContext } from "./booking-context.ts";
import { queueBookingRescheduledMail } from "./mails.ts";
import { bookingConstraintErrors, bookingNotChangeable, bookingNotFound } from "./errors.ts";
import { type BookingRow, updateUpcoming, lockDay, lockUserpet, findOwnBooking } from "./store.ts";
import { toBookingDto } from "./serialize.ts";

/** A single update, so the old slot is released only if the new one is free. */
export async function rescheduleBooking(
  context: BookingContext,
  caller: Caller,
  id: number,
  to: RescheduleDraft,
  now: Date,
): Promise<Booking> {
  const before = await findOwnBooking(context.database.db, caller.userId, id);
  if (!before) throw bookingNotFound();
  const isSameTime = before.date === to.date && before.timeSlot === to.time_slot;
  const row = isSameTime ? before : await reschedule(context, before, to, now);
  return toBookingDto(row, context.origin, now);
}

/** Staff confirmed the old time, so the booking becomes Pending again and is due for a new reminder. */
function reschedule(context: BookingContext, before: BookingRow, to: RescheduleDraft, now: Date): Promise<BookingRow> {
  const { id, userId, petId, serviceId } = before;
  return context.database
    .transaction(async (tx) => {
      const { startsAt, endsAt } = resolveSlot(await context.content.lockClinic(tx), serviceId, to, now);
      const slotValues = { date: to.date, timeSlot: to.time_slot, startsAt, endsAt };
      if (petId !== null) await lockUserpet(tx, userId, petId);
      await lockDay(tx, serviceId, to.date);
      const values = { ...slotValues, status: "Pending" as const, bookedAt: now, remindedAt: null };
      const [row] = await updateUpcoming(tx, { id }, values, now);
      if (!row) throw bookingNotChangeable((await findOwnBooking(tx, userId, id)) ?? before);
      await queueBookingRescheduledMail(tx, context, row);
      return row;
    })
    .catch(mapConstraintErrors(bookingConstraintErrors));
}
