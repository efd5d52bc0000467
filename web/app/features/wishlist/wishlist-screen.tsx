import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useChangeEvents } from "../../lib/change-events.ts";
import * as paths from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { stockAlertsQuery, wishlistQuery } from "./queries.ts";
import { WaitingFor } from "./waiting-for.tsx";
import { WishlistRow } from "./wishlist-row.tsx";

export function WishlistScreen({ enabled }: { enabled: boolean }) {
  const { data: items, isLoadingError, refetch } = useQuery({ ...wishlistQuery, enabled });
  const queryClient = useQueryClient();
  useChangeEvents("gears", () => {
    void queryClient.invalidateQueries(wishlistQuery);
    void queryClient.invalidateQueries(stockAlertsQuery);
  });
  if (isLoadingError) return <ErrorState text="Your wish list could not be loaded." onRetry={() => void refetch()} />;
  if (!items) return <Skeleton className="mt-6 h-80 rounded-card" />;
  return (
    <>
      {items.length === 0 ? (
        <EmptyWishlist />
      ) : (
        <ul className="mt-6 divide-y divide-line rounded-card bg-surface p-4 shadow-card sm:p-6">
          {items.map((item) => (
            <WishlistRow key={item.gear.id} item={item} />
          ))}
        </ul>
      )}
      <WaitingFor enabled={enabled} />
    </>
  );
}

const EmptyWishlist = () => (
  <EmptyState
    title="Your wish list is empty"
    text="Press the heart of a gear to remember it here."
    action={<ButtonLink to={paths.gearShop}>To the gear shop</ButtonLink>}
  />
);
