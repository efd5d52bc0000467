import { describePromise, type OrderWithTimeline } from "@pawhaven/contract";
import { type ReactNode, Suspense } from "react";
import { formatDateTime } from "../../lib/dates.ts";
import { Card } from "../../ui/card.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { AddressLines } from "../addresses/address-lines.tsx";
import { OrderInvoices } from "./order-invoices.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderShipments } from "./order-shipments.tsx";
import { OrderRefunds } from "./order-refunds.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { OrderStatusBadge } from "./order-status-badge.tsx";
import { OrderTimeline } from "./order-timeline.tsx";

const CollectionCard = lazyPart(() => import("./collection-card.tsx"));

interface OrderDetailProps {
  order: OrderWithTimeline;
  /** What can be done with it. */
  actions: ReactNode;
  /** Of a guest. */
  guestToken?: string;
}

/** The same for customers and for guests. */
export function OrderDetail({ order, actions, guestToken }: OrderDetailProps) {
  return (
    <div className="mt-4 grid gap-6">
      <div>
        <OrderStatusBadge status={order.shipping_status} />
      </div>
      {actions}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          <Card size="compact" title="Items">
            <OrderLines items={order.items} />
            <OrderTotals
              total={order.amount}
              subtotal={order.subtotal}
              discounts={order.discounts}
              giftCard={order.gift_card}
              cancelled={order.cancelled}
              refunded={order.refunded}
            />
            <OrderRefunds refunds={order.refunds} />
          </Card>
          {order.collect_at ? (
            <Suspense>
              <CollectionCard order={order} visit={order.collect_at} />
            </Suspense>
          ) : (
            <OrderShipments order={order} />
          )}
          <Card size="compact" title="Timeline">
            <OrderTimeline
              isCollected={order.collect_at !== null}
              events={order.timeline}
              isSplit={order.shipments.length > 1 || order.left_to_send > 0}
            />
          </Card>
          <OrderInvoices orderId={order.transaction_id} invoices={order.invoices} guestToken={guestToken} />
        </div>
        <div className="grid gap-6 sm:max-xl:grid-cols-2">
          <OrderInformation order={order} />
          <CustomerInformation order={order} />
        </div>
      </div>
    </div>
  );
}

const OrderInformation = ({ order }: { order: OrderWithTimeline }) => (
  <Card size="compact" title="Order Information">
    <DetailList
      facts={[
        ["Date", formatDateTime(order.date_issued)],
        ["Tracking number", order.transaction_id],
        ["Payment method", order.payment_status],
        ...arrivalOf(order),
        ["Status", <OrderStatusBadge key="status" status={order.shipping_status} />],
      ]}
    />
  </Card>
);

/** As long as it is on its way or will be. */
const arrivalOf = ({ promised, shipping_status: status }: OrderWithTimeline): [string, string][] =>
  promised && ["", "ordered", "shipping"].includes(status) ? [["Arrives", describePromise(promised)]] : [];

const CustomerInformation = ({ order }: { order: OrderWithTimeline }) => (
  <Card size="compact" title="Customer Information">
    <DetailList
      facts={[
        ["Name", order.name],
        ["Email", order.email],
        ["Phone", order.phone],
        [order.collect_at ? "Your address" : "Shipping address", <AddressLines key="address" address={order} />],
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
