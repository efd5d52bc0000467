import type { Booking, RescheduleDraft } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import { findService, type ServiceRow } from "../clinic/find-service.ts";
import { lockCalendar } from "../clinic/lock-calendar.ts";
import { release } from "../clinic/release.ts";
import { reserve } from "../clinic/reserve.ts";
import { resolveSlot } from "./resolve-slot.ts";
import type { BookingContext } from "./booking-context.ts";
import { assertCustomerCanChange } from "./change-rules.ts";
import { chosenFor } from "./resolve-parts.ts";
import { queueBookingRescheduledMail } from "./mails.ts";
import { bookingConstraintErrors, bookingNotChangeable, bookingNotFound } from "./errors.ts";
import { type BookingRow, updateUpcoming, lockUserpet, bookingById, findOwnBooking } from "./store.ts";
import { toBookingDto } from "./serialize.ts";

/** One transaction: the old time is released only if the new one is free. */
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

/** Staff confirmed the old time, so the booking starts again like a new one and is due for a new reminder. */
function reschedule(context: BookingContext, before: BookingRow, to: RescheduleDraft, now: Date): Promise<BookingRow> {
  const { id, userId, petId, serviceId, personId } = before;
  return context.database
    .transaction(async (tx) => {
      const service = (await findService(tx, serviceId)) as ServiceRow;
      const clinic = await context.content.lockClinic(tx);
      const { startsAt, endsAt } = resolveSlot(clinic, service, to, now);
      const slotValues = { date: to.date, timeSlot: to.time_slot, startsAt, endsAt };
      if (userId !== null && petId !== null) await lockUserpet(tx, userId, petId);
      await lockCalendar(tx, [before.date, to.date]);
      assertCustomerCanChange(context, (await bookingById(tx, id)) ?? before, now);
      const status = service.confirmsItself ? ("Confirmed" as const) : ("Pending" as const);
      const values = { ...slotValues, status, bookedAt: now, remindedAt: null };
      const [row] = await updateUpcoming(tx, { id }, values, now);
      if (!row) throw bookingNotChangeable(before);
      await release(tx, id);
      const chosen = await chosenFor(tx, service, personId);
      await reserve(tx, clinic, id, { service, date: to.date, startsAt, endsAt, chosen });
      await queueBookingRescheduledMail(tx, context, row);
      return row;
    })
    .catch(mapConstraintErrors(bookingConstraintErrors));
}
