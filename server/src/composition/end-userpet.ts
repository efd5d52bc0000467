import { type BookingContext } from "../slices/bookings/booking-context.ts";
import { cancelVisitsAhead } from "../slices/bookings/detach-userpet.ts";
import type { StopForUserpet } from "../slices/userpets/userpets-context.ts";

interface EndContext {
  bookingContext: BookingContext;
}

/** What stops when an animal has died, in this order and in the transaction that says so. A slice that reminds of it adds its stop. */
const stops = ({ bookingContext }: EndContext): readonly StopForUserpet[] => [
  (tx, userpet, now) => cancelVisitsAhead(tx, bookingContext, userpet, "died", now),
];

export const endUserpet =
  (context: EndContext): StopForUserpet =>
  async (tx, userpet, now) => {
    for (const stop of stops(context)) await stop(tx, userpet, now);
  };
