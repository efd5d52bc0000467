import type { Booking } from "@pawhaven/contract";
import { useState } from "react";
import { BookingsList } from "../features/bookings/bookings-list.tsx";
import { CalendarFeed } from "../features/bookings/calendar-feed.tsx";
import { RescheduleModal } from "../features/bookings/reschedule-modal.tsx";
import { SuggestedGears } from "../features/bookings/suggested-gears.tsx";
import { useCancelBooking } from "../features/bookings/use-cancel-booking.ts";
import { Waitlist } from "../features/bookings/waitlist/waitlist.tsx";
import { formatZone } from "../lib/dates.ts";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf, useSiteConfig } from "../lib/site-config.ts";
import { useRequiredSession } from "../lib/use-required-session.ts";
import { useBanner } from "../ui/banner.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Tabs } from "../ui/tabs.tsx";
import type { Route } from "./+types/mybooking";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "My Bookings",
    description: "Your bookings.",
    path: paths.myBooking,
    noIndex: true,
  });

export default function MyBookingPage() {
  useRequiredSession();
  const { shop } = useSiteConfig();
  const { banner, showBanner } = useBanner();
  const [tab, setTab] = useState<string>("upcoming");
  const [bookingToReschedule, setBookingToReschedule] = useState<Booking>();
  const { cancel, cancelled, goodsDialog } = useCancelBooking(() =>
    showBanner("success", "Booking cancelled successfully!"),
  );
  const actions = { onCancel: (booking: Booking) => void cancel(booking), onReschedule: setBookingToReschedule };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-heading">My Bookings</h1>
        <ButtonLink to={paths.petList}>Booking New Service</ButtonLink>
      </div>
      <div className="mt-4">{banner}</div>
      <Waitlist />
      <Tabs
        label="Bookings"
        className="mt-4"
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            id: "upcoming",
            label: "Upcoming",
            content: tab === "upcoming" && <BookingsList type="upcoming" cancelled={cancelled} {...actions} />,
          },
          {
            id: "history",
            label: "History",
            content: tab === "history" && <BookingsList type="history" {...actions} />,
          },
        ]}
      />
      <p className="mt-4 text-small text-ink-soft">
        All times are in the clinic's time zone ({formatZone(shop.timeZone)}).
      </p>
      <SuggestedGears />
      <CalendarFeed />
      {goodsDialog}
      {bookingToReschedule && (
        <RescheduleModal
          key={bookingToReschedule.id}
          booking={bookingToReschedule}
          onClose={() => setBookingToReschedule(undefined)}
          onRescheduled={() => showBanner("success", "Booking rescheduled successfully!")}
        />
      )}
    </>
  );
}
