import type { Booking, NewTime } from "@pawhaven/contract";
import type { Caller } from "../../platform/sessions.ts";
import { chooseSlot } from "./choose-slot.ts";
import type { Desk } from "./desk.ts";
import { queueMovedMail } from "./mails.ts";
import { cannotChange, inWords, noSuchBooking } from "./refusals.ts";
import { type BookingRow, changeUpcoming, holdDay, holdPet, ownBooking } from "./store.ts";
import { bookingOnTheWire } from "./wire.ts";

/** One update: the old slot is given up in the moment in which the new one is got, or not at all. */
export async function rescheduleBooking(
  desk: Desk,
  caller: Caller,
  id: number,
  to: NewTime,
  now: Date,
): Promise<Booking> {
  const before = await ownBooking(desk.database.db, caller.userId, id);
  if (!before) throw noSuchBooking();
  const isSameTime = before.date === to.date && before.timeSlot === to.time_slot;
  const row = isSameTime ? before : await move(desk, before, to, now);
  return bookingOnTheWire(row, desk.origin, now);
}

/** What was confirmed was the old time, so a moved booking waits for confirmation again, and for a reminder. */
function move(desk: Desk, before: BookingRow, to: NewTime, now: Date): Promise<BookingRow> {
  const { id, userId, petId, serviceId } = before;
  const { startsAt, endsAt } = chooseSlot(desk.clinic, serviceId, to, now);
  const place = { date: to.date, timeSlot: to.time_slot, startsAt, endsAt };
  return desk.database
    .transaction(async (tx) => {
      if (petId !== null) await holdPet(tx, userId, petId);
      await holdDay(tx, serviceId, to.date);
      const values = { ...place, status: "Pending" as const, bookedAt: now, remindedAt: null };
      const [row] = await changeUpcoming(tx, { id }, values, now);
      if (!row) throw cannotChange((await ownBooking(tx, userId, id)) ?? before);
      await queueMovedMail(tx, desk, row, before);
      return row;
    })
    .catch(inWords);
}
