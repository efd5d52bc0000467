import { CapError, confirmToGetMore } from "../../platform/caps.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { BookingContext } from "./booking-context.ts";
import { countUpcoming, type UpcomingCounts } from "./store.ts";

/** Must run under the customer's lock: otherwise concurrent bookings would each find room for one more. */
export async function assertBookingCaps(
  tx: Tx,
  context: BookingContext,
  { userId, petId }: { userId: number; petId: number },
  now: Date,
): Promise<void> {
  const counts = await countUpcoming(tx, userId, petId, now);
  const { bookingsPerPet, bookings } = context.caps[counts.isConfirmed ? "confirmed" : "unconfirmed"];
  // mutant(booking-caps.test.ts): a customer books a limited number of visits
  if (counts.ofUser >= bookings) throw tooManyBookings(context, counts, bookings, "You have");
  // mutant(booking-caps.test.ts): a pet is booked for a limited number of visits
  if (counts.ofPet >= bookingsPerPet) throw tooManyBookings(context, counts, bookingsPerPet, "This pet has");
}

const tooManyBookings = (
  { shop }: BookingContext,
  { isConfirmed }: UpcomingCounts,
  cap: number,
  who: "You have" | "This pet has",
) =>
  new CapError(
    "pet_id",
    isConfirmed
      ? `${who} ${cap} upcoming visits, as many as can be booked online. Please call us at ${shop.phone} to book more.`
      : confirmToGetMore(`book more than ${cap} visits`),
  );
