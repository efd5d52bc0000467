import type { Booking } from "@pawhaven/contract";
import * as paths from "../../lib/paths.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { BookingDetails } from "./booking-details.tsx";
import { describeChangeUntil } from "./change-until.ts";

/** Stays on the page after the success dialog has closed itself. */
export function BookingConfirmation({ bookings }: { bookings: readonly Booking[] }) {
  const { shop } = useSiteConfig();
  const isConfirmed = bookings.every(({ status }) => status === "Confirmed");
  const until = bookings.map((booking) => describeChangeUntil(booking, shop.timeZone)).find(Boolean);
  return (
    <section aria-labelledby="booked" className="rounded-card border border-teal bg-teal-soft p-6">
      <h2 id="booked" className="text-lead">
        Your visit is booked
      </h2>
      <p className="mt-1">
        {isConfirmed
          ? "It is confirmed: there is nothing else to do."
          : "What happens next: we confirm your request by mail. The time is held for you."}
      </p>
      <div className="mt-2">
        <BookingDetails bookings={bookings} />
      </div>
      <p className="mt-2 text-small">
        Bring your pet's health record and, if it helps, a favorite blanket. Plans changed? You can reschedule or cancel{" "}
        {until && `until ${until} `}
        under <TextLink to={paths.myBooking}>My Bookings</TextLink>.
      </p>
    </section>
  );
}
