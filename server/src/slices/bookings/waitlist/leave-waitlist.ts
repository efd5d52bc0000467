import type { Caller } from "../../../platform/auth/sessions.ts";
import { lockCalendar } from "../../clinic/lock-calendar.ts";
import type { BookingContext } from "../booking-context.ts";
import { entryNotFound } from "./errors.ts";
import { deleteEntry, endOffers, findOwnEntry } from "./store.ts";

/** A time that is held for the customer becomes free. */
export async function leaveWaitlist(
  { database }: BookingContext,
  { userId }: Caller,
  id: number,
): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    const entry = await findOwnEntry(tx, userId, id);
    if (!entry) throw entryNotFound();
    const { offer, held } = entry;
    if (offer && held) {
      await lockCalendar(tx, [held.date]);
      await endOffers(tx, { id: offer.id }, "passed");
    }
    await deleteEntry(tx, id);
  });
  return { message: "You are not on the waitlist any more." };
}
