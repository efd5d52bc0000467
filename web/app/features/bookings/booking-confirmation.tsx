import type { Booking } from "@pawhaven/contract";
import * as paths from "../../lib/paths.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { BookingDetails } from "./booking-details.tsx";

/** Stays on the page after the success dialog has closed itself. */
export const BookingConfirmation = ({ booking }: { booking: Booking }) => (
  <section aria-labelledby="booked" className="rounded-card border border-teal bg-teal-soft p-6">
    <h2 id="booked" className="text-lead">
      Your visit is booked
    </h2>
    <div className="mt-2">
      <BookingDetails booking={booking} />
    </div>
    <p className="mt-2 text-small">
      Bring your pet's health record and, if it helps, a favorite blanket. Plans changed? You can reschedule or cancel
      under <TextLink to={paths.myBooking}>My Bookings</TextLink>.
    </p>
  </section>
);
