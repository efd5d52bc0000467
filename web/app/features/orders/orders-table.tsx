import type { Order } from "@pawhaven/contract";
import { formatDate } from "../../lib/dates.ts";
import { formatDollars } from "../../lib/money.ts";
import { totalQuantity } from "../../lib/total-quantity.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { orderPath } from "./order-paths.ts";
import { OrderStatusBadge } from "./order-status-badge.tsx";

const columns: Column<Order>[] = [
  {
    id: "order",
    header: "Order",
    cell: ({ transaction_id: id }) => (
      <span className="inline-block text-small font-bold text-balance break-all @4xl:w-32">{id}</span>
    ),
  },
  {
    id: "date",
    header: "Date",
    cell: ({ date_issued: date }) => <span className="whitespace-nowrap">{formatDate(date)}</span>,
  },
  { id: "payment", header: "Payment", cell: ({ payment_status: payment }) => payment },
  { id: "total", header: "Total", align: "end", cell: ({ amount }) => <strong>{formatDollars(amount)}</strong> },
  { id: "status", header: "Status", cell: ({ shipping_status: status }) => <OrderStatusBadge status={status} /> },
  {
    id: "items",
    header: "Items",
    align: "end",
    cell: ({ items }) => totalQuantity(items),
  },
  {
    id: "actions",
    header: "Actions",
    cell: ({ transaction_id: id }) => (
      <ButtonLink to={orderPath(id)} variant="secondary" size="small">
        Details<span className="sr-only"> of order {id}</span>
      </ButtonLink>
    ),
  },
];

export const OrdersTable = ({ rows, loading = false }: { rows: readonly Order[]; loading?: boolean }) => (
  <DataTable
    caption="My orders"
    columns={columns}
    rows={rows}
    rowKey={({ transaction_id: id }) => id}
    loading={loading}
    skeletonRows={5}
  />
);
