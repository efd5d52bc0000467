import type { Caller } from "../../platform/auth/sessions.ts";
import type { BookingContext } from "./booking-context.ts";
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
    if (!(await findOwnBooking(tx, userId, id))) throw bookingNotFound();
    const cancelled = await updateUpcoming(tx, { id }, { status: "Cancelled" }, now);
    if (cancelled.length === 0)
      throw bookingNotChangeable((await findOwnBooking(tx, userId, id)) ?? { status: "Cancelled" });
    await queueBookingCancelledMail(tx, context, cancelled);
  });
  return { message: "Booking cancelled successfully!" };
}
