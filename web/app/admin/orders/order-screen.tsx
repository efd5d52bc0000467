import { countries, type StaffOrder } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { isNotFound } from "../../lib/api-errors.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { formatDollars, lineTotal } from "../../lib/money.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { History } from "../audit/history.tsx";
import { screenPath } from "../lib/paths.ts";
import { useScreenParam } from "../lib/screen-params.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { PresenceBanner } from "../presence/presence-banner.tsx";
import { Facts } from "../ui/facts.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Panel } from "../ui/panel.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderEvents } from "./order-events.tsx";
import { OrderStatus } from "./order-status.tsx";
import { orderQuery, ordersKey } from "./queries.ts";
import { RefundPanel } from "./refunds/refund-panel.tsx";

export default function OrderScreen() {
  const id = useScreenParam("id");
  const { data: order, error, isError, refetch } = useQuery(orderQuery(id));
  useStaffChanges(["orders"], ordersKey);
  if (isError && isNotFound(error))
    return (
      <EmptyState
        isPage
        title="There is no such order"
        action={<ButtonLink to={screenPath("orders")}>All orders</ButtonLink>}
      />
    );
  if (isError) return <ErrorState text="The order could not be loaded." onRetry={() => void refetch()} />;
  if (!order) return <Skeleton className="h-96" />;
  return (
    <>
      <PageHeader
        title={`Order ${order.transaction_id}`}
        lead={<OrderStatus status={order.shipping_status} />}
        actions={<OrderActions order={order} />}
      />
      <PresenceBanner kind="order" id={order.transaction_id} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid gap-4">
          <OrderItems order={order} />
          <History kind="order" id={order.transaction_id} />
        </div>
        <div className="grid gap-4">
          <OrderCustomer order={order} />
          <OrderPayment order={order} />
          <RefundPanel orderId={order.transaction_id} />
          <Panel title="Timeline">
            <OrderEvents events={order.timeline} />
          </Panel>
        </div>
      </div>
    </>
  );
}

const OrderItems = ({ order: { items, amount } }: { order: StaffOrder }) => (
  <Panel title="Items">
    <ul className="divide-y divide-line tabular-nums">
      {items.map(({ id, name, quantity, unit }) => (
        <li key={id} className="grid min-h-10 grid-cols-[minmax(0,1fr)_auto_6rem] items-center gap-3">
          <span className="wrap-anywhere">{name}</span>
          <span className="text-ink-soft">
            {quantity} × {formatDollars(unit)}
          </span>
          <span className="text-end">{formatDollars(lineTotal(unit, quantity))}</span>
        </li>
      ))}
    </ul>
    <p className="flex justify-between border-t border-line pt-2 font-bold tabular-nums">
      <span>Total</span>
      <span>{formatDollars(amount)}</span>
    </p>
  </Panel>
);

const OrderCustomer = ({ order }: { order: StaffOrder }) => (
  <Panel title="Customer">
    <Facts
      facts={[
        ["Name", order.name],
        [
          "Email",
          <TextLink key="email" to={`mailto:${order.email}`}>
            {order.email}
          </TextLink>,
        ],
        ["Phone", order.phone],
        ["Address", `${order.address}, ${countries[order.country]}`],
        ["Account", order.customer_id === null ? "Deleted" : `No. ${order.customer_id}`],
      ]}
    />
  </Panel>
);

const paymentStates = {
  open: "Not paid yet",
  paid: "Paid",
  canceled: "Cancelled",
  refund_due: "Refund on its way",
  refunded: "Refunded",
} as const;

const OrderPayment = ({ order: { payment, payment_status, date_issued } }: { order: StaffOrder }) => (
  <Panel title="Payment">
    <Facts
      facts={[
        ["Method", payment_status],
        ["Placed", formatDateTime(date_issued)],
        ...(payment ? ([["State", paymentStates[payment.state]]] as const) : []),
      ]}
    />
  </Panel>
);
