import type { Booking } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import * as paths from "../../lib/paths.ts";
import { useRefetchOnChange } from "../../lib/use-refetch-on-change.ts";
import { useSession } from "../../lib/session.ts";
import { useStickyUserId } from "../../lib/use-sticky-user-id.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { EmptyStateIllustration } from "../../ui/empty-state-illustration.tsx";
import { type BookingActions, BookingsTable } from "./bookings-table.tsx";
import { type BookingTab, bookingsQuery } from "./queries.ts";
import { useCancelledElsewhere } from "./use-cancelled-elsewhere.ts";

const captions = { upcoming: "Upcoming bookings", history: "Earlier and cancelled bookings" };

interface BookingsListProps extends BookingActions {
  type: BookingTab;
  /** Shown in their present state, whether or not the server still lists them here. */
  cancelled?: Booking[];
}

export function BookingsList({ type, cancelled, ...actions }: BookingsListProps) {
  const isSignedIn = useSession() !== null;
  const userId = useStickyUserId() ?? 0;
  const query = bookingsQuery(userId, type);
  const { data, isLoadingError, refetch } = useQuery({ ...query, enabled: isSignedIn });
  useRefetchOnChange("bookings", query);
  const elsewhere = useCancelledElsewhere(userId, type === "upcoming" ? data : undefined);
  if (isLoadingError) return <ErrorState text="Your bookings could not be loaded." onRetry={() => void refetch()} />;
  return (
    <BookingsTable
      caption={captions[type]}
      type={type}
      bookings={data && withCancelled(data, [...(cancelled ?? []), ...elsewhere])}
      empty={<NoBookings />}
      {...actions}
    />
  );
}

function withCancelled(listed: Booking[], cancelled: Booking[]): Booking[] {
  if (cancelled.length === 0) return listed;
  const byId = new Map(cancelled.map((booking) => [booking.id, booking]));
  const startOf = ({ date, time_slot: time }: Booking) => `${date} ${time}`;
  return [...listed.filter(({ id }) => !byId.has(id)), ...byId.values()].toSorted((a, b) =>
    startOf(a).localeCompare(startOf(b)),
  );
}

const NoBookings = () => (
  <EmptyState
    title="No bookings found."
    illustration={<EmptyStateIllustration name="empty-bookings" />}
    action={
      <ButtonLink to={paths.petList} variant="secondary">
        Book a visit
      </ButtonLink>
    }
  />
);
