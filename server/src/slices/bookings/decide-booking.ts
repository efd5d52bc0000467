import type { StaffBooking } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { BookingContext } from "./booking-context.ts";
import { queueBookingCancelledMail, queueBookingConfirmedMail } from "./mails.ts";
import { bookingNotChangeable, bookingNotFound } from "./errors.ts";
import { bookingById, type BookingRow, updateUpcoming, lockDay, lockUserpet } from "./store.ts";
import { toStaffBookingDto } from "./serialize.ts";

type Decision = "Confirmed" | "Cancelled";

/** Called by staff. Idempotent: repeating a decision changes nothing and sends no second mail. */
export async function decideBooking(
  context: BookingContext,
  caller: StaffCaller,
  id: number,
  status: Decision,
  now: Date,
): Promise<StaffBooking> {
  const row = await context.database.transaction(async (tx) => {
    const before = await lockBooking(tx, id);
    await recordAudit(tx, caller, {
      action: status === "Confirmed" ? "confirmed" : "cancelled",
      object: { kind: "booking", id },
      before: { status: before.status },
      after: { status },
    });
    if (before.status === status) return before;
    const [changed] = await updateUpcoming(tx, { id }, { status }, now);
    if (!changed) throw bookingNotChangeable(before);
    await (status === "Confirmed"
      ? queueBookingConfirmedMail(tx, context, changed)
      : queueBookingCancelledMail(tx, context, [changed]));
    return changed;
  });
  return toStaffBookingDto(row, now);
}

/** Takes the same locks as a new booking, then re-reads the row, which may have changed in the meantime. */
async function lockBooking(tx: Tx, id: number): Promise<BookingRow> {
  const found = await bookingById(tx, id);
  if (!found) throw bookingNotFound();
  if (found.petId !== null) await lockUserpet(tx, found.userId, found.petId);
  await lockDay(tx, found.serviceId, found.date);
  return (await bookingById(tx, id)) ?? found;
}
