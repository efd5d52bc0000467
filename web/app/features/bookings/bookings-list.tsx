import { useQuery } from "@tanstack/react-query";
import { useLiveQuery } from "../../lib/live-query.ts";
import { useSession } from "../../lib/session.ts";
import { useOwnerId } from "../../lib/use-owner-id.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Scene } from "../../ui/scene.tsx";
import { type BookingActions, BookingsTable } from "./bookings-table.tsx";
import { type BookingTab, bookingsQuery } from "./queries.ts";

const captions = { upcoming: "Upcoming bookings", history: "Earlier and cancelled bookings" };

export function BookingsList({ type, ...actions }: BookingActions & { type: BookingTab }) {
  const isSignedIn = useSession() !== null;
  const query = bookingsQuery(useOwnerId() ?? 0, type);
  const { data, isLoadingError, refetch } = useQuery({ ...query, enabled: isSignedIn });
  useLiveQuery("bookings", query);
  if (isLoadingError) return <ErrorState text="Your bookings could not be loaded." onRetry={() => void refetch()} />;
  return <BookingsTable caption={captions[type]} bookings={data} empty={<NoBookings />} {...actions} />;
}

const NoBookings = () => (
  <EmptyState
    title="No bookings found."
    picture={<Scene name="empty-bookings" />}
    action={
      <ButtonLink to="/petlist" variant="secondary">
        Book a visit
      </ButtonLink>
    }
  />
);
