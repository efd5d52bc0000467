import type { Booking } from "@pawhaven/contract";
import { CalendarPlus, Clock, MapPin } from "lucide-react";
import { formatDay } from "../../lib/days.ts";
import { useSiteConfig } from "../../lib/site-config.ts";

export function BookingDetails({ bookings }: { bookings: readonly Booking[] }) {
  const { shop } = useSiteConfig();
  return (
    <ul className="grid gap-2">
      {bookings.map((booking) => (
        <li key={booking.id} className="flex gap-3">
          <Clock className="mt-0.5 size-5 shrink-0 text-teal" />
          <span>
            <strong>
              {formatDay(booking.date, "short")}, {booking.time_slot}
            </strong>{" "}
            {booking.service_name} for {booking.pet.name}
            {booking.asked_for && ` with ${booking.asked_for.name}`}
          </span>
        </li>
      ))}
      <li className="flex gap-3">
        <MapPin className="mt-0.5 size-5 shrink-0 text-teal" />
        {shop.address}
      </li>
      {bookings.map((booking) => (
        <li key={booking.id} className="flex items-center gap-3">
          <CalendarPlus className="size-5 shrink-0 text-teal" />
          <a
            href={booking.calendar_url}
            download
            className="inline-flex min-h-11 items-center font-bold text-teal-strong underline underline-offset-4"
          >
            Add to calendar
            {bookings.length > 1 && `: ${booking.time_slot}, ${booking.pet.name}`}
          </a>
        </li>
      ))}
    </ul>
  );
}
