import type { StaffOrder } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { isNotFound } from "../../lib/api-errors.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { History } from "../audit/history.tsx";
import { screenPath } from "../lib/paths.ts";
import { useScreenParam } from "../lib/screen-params.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { PresenceBanner } from "../presence/presence-banner.tsx";
import { DetailLayout } from "../ui/detail-layout.tsx";
import { OrderReturns } from "../returns/order-returns.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { InvoicesPanel } from "./invoices-panel.tsx";
import { MailsPanel } from "./mails-panel.tsx";
import { NotesPanel } from "./notes-panel.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderCustomer } from "./order-customer.tsx";
import { OrderEvents } from "./order-events.tsx";
import { OrderItems } from "./order-items.tsx";
import { OrderPayment } from "./order-payment.tsx";
import { OrderStatus } from "./order-status.tsx";
import { orderQuery, ordersKey } from "./queries.ts";
import { RefundPanel } from "./refunds/refund-panel.tsx";
import { ShipActions } from "./ship-actions.tsx";
import { ShipmentsPanel } from "./shipments-panel.tsx";

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
        lead={<OrderStatus status={order.shipping_status} isPartlySent={isPartlySent(order)} />}
        actions={
          <>
            <ShipActions order={order} />
            <OrderActions order={order} />
          </>
        }
      />
      <PresenceBanner kind="order" id={order.transaction_id} />
      <DetailLayout
        side={
          <>
            <OrderCustomer order={order} />
            <OrderPayment order={order} />
            <InvoicesPanel order={order} />
            <OrderReturns orderId={order.transaction_id} />
            <RefundPanel orderId={order.transaction_id} />
            <OrderEvents order={order} />
            <MailsPanel mails={order.mails} />
          </>
        }
        history={<History kind="order" id={order.transaction_id} />}
      >
        <OrderItems order={order} />
        <ShipmentsPanel order={order} />
        <NotesPanel order={order} />
      </DetailLayout>
    </>
  );
}

const isPartlySent = ({ shipping_status: status, left_to_send: left }: StaffOrder) => status === "shipping" && left > 0;
