import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { errorCode, isNotFound } from "../../lib/api-errors.ts";
import { rememberGuestOrder } from "../../lib/guest-orders.ts";
import * as paths from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ClaimPanel } from "./claim-panel.tsx";
import { CancelButton, ReceiptButton } from "./order-buttons.tsx";
import { OrderDetail } from "./order-detail.tsx";
import { OrderHeading } from "./order-heading.tsx";
import { guestOrderQuery } from "./queries.ts";

/** An order without an account, for whoever has the link. */
export function GuestOrderScreen({ token }: { token: string }) {
  const { data: order, error, isLoadingError, refetch } = useQuery(guestOrderQuery(token));
  const id = order?.transaction_id;
  // The receipt and the thank-you page find the token there.
  useEffect(() => {
    if (id) rememberGuestOrder({ order: id, token });
  }, [id, token]);
  if (isLoadingError) return <LinkError error={error} onRetry={() => void refetch()} />;
  if (!order)
    return (
      <>
        <h1 className="mt-2 text-heading">Your order</h1>
        <Skeleton className="mt-6 h-150" />
      </>
    );
  return (
    <>
      <OrderHeading id={order.transaction_id} />
      <OrderDetail
        order={order}
        guestToken={token}
        actions={
          <>
            <div className="flex flex-wrap gap-3 empty:hidden">
              <ReceiptButton order={order} />
              <CancelButton order={order} guestToken={token} />
            </div>
            <ClaimPanel orderNumber={order.transaction_id} token={token} />
          </>
        }
      />
    </>
  );
}

function LinkError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (errorCode(error) === "conflict")
    return (
      <EmptyState
        isPage
        title="This order belongs to an account now"
        text="Please sign in to see it under My Orders."
        action={<ButtonLink to={paths.orders}>My Orders</ButtonLink>}
      />
    );
  if (isNotFound(error))
    return (
      <EmptyState
        isPage
        title="Order not found"
        text="The link is not complete, or it is too old. The newest email about your order has a fresh one."
        action={<ButtonLink to={paths.contact}>Contact Us</ButtonLink>}
      />
    );
  return <ErrorState text="Failed to load order details. Please try again." onRetry={onRetry} />;
}
