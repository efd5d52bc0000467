import { type endpoints, paymentLabels, type QueryOf, toDollars } from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Cell, CsvFile } from "../../platform/http/csv-file.ts";
import { exportList } from "../../platform/lists/export-list.ts";
import type { OrderContext } from "./order-context.ts";
import { matchesOrderFilters, orderPage } from "./staff-store.ts";
import type { OrderRow } from "./store.ts";

export function exportOrders(
  { database, shopIdentity }: Pick<OrderContext, "database" | "shopIdentity">,
  caller: StaffCaller,
  { sort, ...filters }: QueryOf<typeof endpoints.exportOrders>,
): Promise<CsvFile> {
  const where = matchesOrderFilters(filters, shopIdentity.shop.timeZone);
  return exportList(database, caller, {
    list: "orders",
    filters,
    header: [...orderHeader, ...addressHeader],
    readPage: (part) => orderPage(database.db, where, { sort, ...part }),
    toCells,
  });
}

const orderHeader = ["Order", "Date", "Status", "Payment", "Amount", "Name", "Email", "Phone", "Address", "Country"];
const addressHeader = ["Ward", "City", "State or province", "Postcode"];

const toCells = (order: OrderRow): Cell[] => [
  order.transactionId,
  order.placedAt.toISOString(),
  order.status,
  paymentLabels[order.paymentMethod],
  toDollars(order.amountCents),
  order.name,
  order.email,
  order.phone,
  order.address,
  order.country,
  order.ward,
  order.city,
  order.state,
  order.postcode,
];
