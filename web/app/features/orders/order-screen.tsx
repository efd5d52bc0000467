import { countries, type OrderWithTimeline } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isNotFound } from "../../lib/api-errors.ts";
import { formatDateTime } from "../../lib/dates.ts";
import * as paths from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderShipments } from "./order-shipments.tsx";
import { OrderRefunds } from "./order-refunds.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { OrderStatusBadge } from "./order-status-badge.tsx";
import { orderQuery } from "./queries.ts";
import { OrderTimeline } from "./order-timeline.tsx";

export function OrderScreen({ id, enabled }: { id: string; enabled: boolean }) {
  const { data: order, error, isLoadingError } = useQuery({ ...orderQuery(id), enabled });
  return (
    <>
      <h1 className="mt-2 text-heading break-all">Order #{id}</h1>
      {isLoadingError && <OrderLoadError error={error} />}
      {!order && !isLoadingError && <Skeleton className="mt-6 h-150" />}
      {order && <OrderDetail order={order} />}
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

function OrderDetail({ order }: { order: OrderWithTimeline }) {
  return (
    <div className="mt-4 grid gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <OrderStatusBadge status={order.shipping_status} />
        <p className="text-ink-soft wrap-anywhere">
          Tracking number: <span className="font-semibold text-ink">{order.transaction_id}</span>
        </p>
      </div>
      <OrderActions order={order} />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          <Card size="compact" title="Items">
            <OrderLines items={order.items} />
            <OrderTotals total={order.amount} cancelled={order.cancelled} refunded={order.refunded} />
            <OrderRefunds refunds={order.refunds} />
          </Card>
          <OrderShipments order={order} />
          <div className="grid gap-6 sm:grid-cols-2">
            <OrderInformation order={order} />
            <CustomerInformation order={order} />
          </div>
        </div>
        <Card size="compact" title="Timeline">
          <OrderTimeline events={order.timeline} isSplit={order.shipments.length > 1 || order.left_to_send > 0} />
        </Card>
      </div>
    </div>
  );
}

const OrderInformation = ({ order }: { order: OrderWithTimeline }) => (
  <Card size="compact" title="Order Information">
    <DetailList
      facts={[
        ["Date", formatDateTime(order.date_issued)],
        ["Payment method", order.payment_status],
        ["Status", <OrderStatusBadge key="status" status={order.shipping_status} />],
      ]}
    />
  </Card>
);

const CustomerInformation = ({ order }: { order: OrderWithTimeline }) => (
  <Card size="compact" title="Customer Information">
    <DetailList
      facts={[
        ["Name", order.name],
        ["Email", order.email],
        ["Phone", order.phone],
        ["Shipping address", `${order.address}, ${countries[order.country]}`],
      ]}
    />
  </Card>
);

const DetailList = ({ facts }: { facts: [string, ReactNode][] }) => (
  <dl className="grid gap-3">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt className="text-small text-ink-soft">{name}</dt>
        <dd className="wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);
