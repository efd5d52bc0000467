import { useQuery } from "@tanstack/react-query";
import { isNotFound } from "../../lib/api-errors.ts";
import * as paths from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderDetail } from "./order-detail.tsx";
import { OrderHeading } from "./order-heading.tsx";
import { orderQuery } from "./queries.ts";

export function OrderScreen({ id, enabled }: { id: string; enabled: boolean }) {
  const { data: order, error, isLoadingError } = useQuery({ ...orderQuery(id), enabled });
  return (
    <>
      <OrderHeading id={id} />
      {isLoadingError && <OrderLoadError error={error} />}
      {!order && !isLoadingError && <Skeleton className="mt-6 h-150" />}
      {order && <OrderDetail order={order} actions={<OrderActions order={order} />} />}
    </>
  );
}

function OrderLoadError({ error }: { error: Error }) {
  const isMissing = isNotFound(error);
  return (
    <ErrorState
      text={isMissing ? "Order not found" : "Failed to load order details. Please try again."}
      {...(!isMissing && { onRetry: () => window.location.reload() })}
      action={<ButtonLink to={paths.orders}>Back to Orders</ButtonLink>}
    />
  );
}
