import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { BookingContext } from "./booking-context.ts";
import { queueBookingCancelledMail } from "./mails.ts";
import { updateUpcoming, countUpcomingOfUserpet, detachUserpetFromPastBookings } from "./store.ts";

interface UserpetRef {
  id: number;
  name: string;
}

/**
 * Lets go of a pet that is about to be deleted, in the transaction that deletes it and holds it. What is still to come
 * is cancelled if that was agreed to; the history stays, under the pet's name.
 */
export async function detachUserpet(
  tx: Tx,
  context: BookingContext,
  pet: UserpetRef,
  { mayCancel, now }: { mayCancel: boolean; now: Date },
): Promise<void> {
  const upcoming = await countUpcomingOfUserpet(tx, pet.id, now);
  if (upcoming > 0 && !mayCancel) throw upcomingBookingsConflict(pet, upcoming);
  const cancelled = await updateUpcoming(tx, { petId: pet.id }, { status: "Cancelled" }, now);
  if (cancelled.length > 0) await queueBookingCancelledMail(tx, context, cancelled);
  await detachUserpetFromPastBookings(tx, pet.id, pet.name, now);
}

const upcomingBookingsConflict = ({ name }: UserpetRef, count: number) =>
  new ApiError(
    "conflict",
    `${name} has ${count === 1 ? "1 upcoming booking" : `${count} upcoming bookings`}. ` +
      `Deleting the pet cancels ${count === 1 ? "it" : "them"}.`,
  );
