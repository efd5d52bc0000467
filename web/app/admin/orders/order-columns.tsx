import { countries, type StaffOrderRow } from "@pawhaven/contract";
import { formatDateTime } from "../../lib/dates.ts";
import { formatDollars } from "../../lib/money.ts";
import { totalQuantity } from "../../lib/total-quantity.ts";
import { Badge } from "../../ui/badge.tsx";
import type { ListColumn } from "../ui/list-table.tsx";
import { OrderStatus } from "./order-status.tsx";

export const orderColumns: readonly ListColumn<StaffOrderRow>[] = [
  { id: "number", header: "Order", isFixed: true, cell: ({ transaction_id }) => transaction_id },
  { id: "date", header: "Date", sort: "date", wraps: true, cell: ({ date_issued }) => formatDateTime(date_issued) },
  {
    id: "customer",
    header: "Customer",
    wraps: true,
    cell: ({ name, is_guest }) => (is_guest ? <GuestName name={name} /> : name),
  },
  { id: "email", header: "Email", wraps: true, cell: ({ email }) => email },
  { id: "country", header: "Country", cell: ({ country }) => countries[country] },
  {
    id: "status",
    header: "Status",
    cell: ({ shipping_status, is_partly_sent }) => (
      <OrderStatus status={shipping_status} isPartlySent={is_partly_sent} />
    ),
  },
  { id: "payment", header: "Payment", cell: ({ payment_status }) => payment_status },
  { id: "items", header: "Items", align: "end", cell: ({ items }) => totalQuantity(items) },
  { id: "amount", header: "Total", align: "end", sort: "amount", cell: ({ amount }) => formatDollars(amount) },
];

const GuestName = ({ name }: { name: string }) => (
  <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
    {name} <Badge>Guest</Badge>
  </span>
);

export const defaultOrderColumns = ["number", "date", "customer", "status", "items", "amount"];
