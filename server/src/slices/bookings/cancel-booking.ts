import type { Caller } from "../../platform/auth/sessions.ts";
import { lockCalendar } from "../clinic/lock-calendar.ts";
import type { BookingContext } from "./booking-context.ts";
import { assertCustomerCanChange } from "./change-rules.ts";
import { queueBookingCancelledMail } from "./mails.ts";
import { bookingNotChangeable, bookingNotFound } from "./errors.ts";
import { updateUpcoming, findOwnBooking } from "./store.ts";

export async function cancelBooking(
  context: BookingContext,
  { userId }: Caller,
  id: number,
  now: Date,
): Promise<{ message: string }> {
  await context.database.transaction(async (tx) => {
    const booking = await findOwnBooking(tx, userId, id);
    if (!booking) throw bookingNotFound();
    await lockCalendar(tx, [booking.date]);
    const locked = (await findOwnBooking(tx, userId, id)) ?? booking;
    assertCustomerCanChange(context, locked, now);
    const cancelled = await updateUpcoming(tx, { id }, { status: "Cancelled" }, now);
    if (cancelled.length === 0) throw bookingNotChangeable(locked);
    await queueBookingCancelledMail(tx, context, cancelled);
  });
  return { message: "Booking cancelled successfully!" };
}
