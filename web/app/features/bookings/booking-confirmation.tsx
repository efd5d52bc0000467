import type { Booking } from "@pawhaven/contract";
import { useEffect, useRef } from "react";
import * as paths from "../../lib/paths.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { BookingDetails } from "./booking-details.tsx";
import { describeChangeUntil } from "./change-until.ts";
import { describeBooked } from "./describe-booked.ts";

/** Takes the place of the success dialog when it has closed itself. On a phone, the pet that was chosen is far below. */
export function BookingConfirmation({ bookings }: { bookings: readonly Booking[] }) {
  const { shop } = useSiteConfig();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, next } = describeBooked(bookings);
  const until = bookings.map((booking) => describeChangeUntil(booking, shop.timeZone)).find(Boolean);
  return (
    <section aria-labelledby="booked" className="rounded-card border border-teal bg-teal-soft p-6">
      <h2 ref={heading} id="booked" tabIndex={-1} className="text-lead">
        {title}
      </h2>
      <p className="mt-1">{next}</p>
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
