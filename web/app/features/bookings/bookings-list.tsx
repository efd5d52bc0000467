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

const captions = { upcoming: "Upcoming bookings", history: "Earlier and cancelled bookings" };

export function BookingsList({ type, ...actions }: BookingActions & { type: BookingTab }) {
  const isSignedIn = useSession() !== null;
  const query = bookingsQuery(useStickyUserId() ?? 0, type);
  const { data, isLoadingError, refetch } = useQuery({ ...query, enabled: isSignedIn });
  useRefetchOnChange("bookings", query);
  if (isLoadingError) return <ErrorState text="Your bookings could not be loaded." onRetry={() => void refetch()} />;
  return <BookingsTable caption={captions[type]} bookings={data} empty={<NoBookings />} {...actions} />;
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
