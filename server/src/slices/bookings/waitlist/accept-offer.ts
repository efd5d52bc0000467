import type { Booking } from "@pawhaven/contract";
import type { Caller } from "../../../platform/auth/sessions.ts";
import { findService } from "../../clinic/find-service.ts";
import type { BookingContext } from "../booking-context.ts";
import { queueVisitBookedMail } from "../mails.ts";
import { toBookingDto } from "../serialize.ts";
import { bookingById, type BookingRow, lockUserpet } from "../store.ts";
import { offerEnded } from "./errors.ts";
import { findOffered } from "./find-offered.ts";
import { bookHeldTime, deleteEntry, lockOpenOffer } from "./store.ts";

/** The held time becomes a booking, and the customer waits no longer. */
export async function acceptOffer(
  context: BookingContext,
  caller: Caller,
  offerId: number,
  now: Date,
): Promise<Booking> {
  const row = await context.database.transaction(async (tx) => {
    const { id, petId, serviceId, held } = await findOffered(tx, caller, offerId);
    await lockUserpet(tx, caller.userId, petId);
    if (!(await lockOpenOffer(tx, offerId, now))) throw offerEnded();
    const status = (await findService(tx, serviceId))?.confirmsItself ? "Confirmed" : "Pending";
    if (!(await bookHeldTime(tx, held.id, status, now))) throw offerEnded();
    await deleteEntry(tx, id);
    const booked = (await bookingById(tx, held.id)) as BookingRow;
    await queueVisitBookedMail(tx, context, [booked]);
    return booked;
  });
  return toBookingDto(row, context.origin, now);
}
