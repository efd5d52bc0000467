import type { Desk } from "./desk.ts";
import { queueReminderMail } from "./mails.ts";
import { claimReminders } from "./store.ts";

const atOnce = 200;

/** Reminds of what begins within a day; a booking is marked and its mail queued together, so once and only once. */
export async function remindOfBookings(desk: Desk, now: Date): Promise<void> {
  await desk.database.transaction(async (tx) => {
    for (const row of await claimReminders(tx, now, atOnce)) await queueReminderMail(tx, desk, row);
  });
}
