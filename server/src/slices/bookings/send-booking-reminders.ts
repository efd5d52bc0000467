import type { BookingContext } from "./booking-context.ts";
import { queueBookingReminderMail } from "./mails.ts";
import { claimReminders } from "./store.ts";

const batchSize = 200;

/** Reminds of bookings that start within 24 hours. Claiming and queueing share a transaction: exactly one mail each. */
export async function sendBookingReminders(context: BookingContext, now: Date): Promise<void> {
  await context.database.transaction(async (tx) => {
    for (const row of await claimReminders(tx, now, batchSize)) await queueBookingReminderMail(tx, context, row);
  });
}
