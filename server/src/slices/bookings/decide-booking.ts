import type { StaffBooking } from "@pawhaven/contract";
import type { Tx } from "../../platform/db/database.ts";
import type { Desk } from "./desk.ts";
import { queueCancelledMail, queueConfirmedMail } from "./mails.ts";
import { cannotChange, noSuchBooking } from "./refusals.ts";
import { bookingById, type BookingRow, changeUpcoming, holdDay, holdPet } from "./store.ts";
import { bookingForStaff } from "./wire.ts";

type Decision = "Confirmed" | "Cancelled";

/** By staff. Deciding the same once more changes nothing and tells nobody again. */
export async function decideBooking(desk: Desk, id: number, status: Decision, now: Date): Promise<StaffBooking> {
  const row = await desk.database.transaction(async (tx) => {
    const before = await held(tx, id);
    if (before.status === status) return before;
    const [changed] = await changeUpcoming(tx, { id }, { status }, now);
    if (!changed) throw cannotChange(before);
    await (status === "Confirmed" ? queueConfirmedMail(tx, desk, changed) : queueCancelledMail(tx, desk, [changed]));
    return changed;
  });
  return bookingForStaff(row, now);
}

/** Held like a slot that is being booked, and read again after the wait. */
async function held(tx: Tx, id: number): Promise<BookingRow> {
  const found = await bookingById(tx, id);
  if (!found) throw noSuchBooking();
  if (found.petId !== null) await holdPet(tx, found.userId, found.petId);
  await holdDay(tx, found.serviceId, found.date);
  return (await bookingById(tx, id)) ?? found;
}
