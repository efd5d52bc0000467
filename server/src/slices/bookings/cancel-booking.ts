import type { GoodsAnswer } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { lockCalendar } from "../clinic/lock-calendar.ts";
import type { BookingContext } from "./booking-context.ts";
import { assertCustomerCanChange } from "./change-rules.ts";
import { queueBookingCancelledMail } from "./cancelled-mails.ts";
import { bookingNotChangeable, bookingNotFound } from "./errors.ts";
import { updateUpcoming, findOwnBooking } from "./store.ts";
import { lockBookingRows } from "./visits/store.ts";

export async function cancelBooking(
  context: BookingContext,
  { userId }: Caller,
  id: number,
  now: Date,
  answer: GoodsAnswer = {},
): Promise<{ message: string }> {
  await context.database.transaction(async (tx) => {
    const booking = await findOwnBooking(tx, userId, id);
    if (!booking) throw bookingNotFound();
    await lockCalendar(tx, [booking.date]);
    const locked = (await findOwnBooking(tx, userId, id)) ?? booking;
    assertCustomerCanChange(context, locked, now);
    await lockBookingRows(tx, id, answer);
    // mutant(../orders/collecting/collecting.test.ts): customers are asked what becomes of goods that wait at their visit
    await context.goods.settle(tx, { id }, answer, null);
    const cancelled = await updateUpcoming(tx, { id }, { status: "Cancelled" }, now);
    if (cancelled.length === 0) throw bookingNotChangeable(locked);
    await queueBookingCancelledMail(tx, context, cancelled, "asked");
  });
  return { message: "Booking cancelled successfully!" };
}
