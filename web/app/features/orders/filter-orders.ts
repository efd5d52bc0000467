import type { Order, ShippingStatus } from "@pawhaven/contract";

export const pageSizes = [10, 100, 200] as const;

/** Empty means all. Days are in the customer's time zone. */
export interface OrderFilters {
  start: string;
  end: string;
  country: string;
  status: string;
  payment: string;
}

export const noFilters: OrderFilters = { start: "", end: "", country: "", status: "", payment: "" };

export const isFiltered = (filters: OrderFilters): boolean => Object.values(filters).some((value) => value !== "");

/** The empty status is shown as Processing. */
export const statusParam = (status: ShippingStatus): string => status.toLowerCase() || "processing";

export const filterOrders = (orders: readonly Order[], filters: OrderFilters): Order[] =>
  orders.filter((order) => matchesFilters(order, filters));

function matchesFilters(order: Order, { start, end, country, status, payment }: OrderFilters): boolean {
  const day = toLocalIsoDate(new Date(order.date_issued));
  return (
    (start === "" || day >= start) &&
    (end === "" || day <= end) &&
    (country === "" || order.transaction_id.slice(0, 2).toUpperCase() === country) &&
    (status === "" || statusParam(order.shipping_status) === status) &&
    (payment === "" || order.payment_status === payment)
  );
}

/** `2025-11-05`, like the value of a date field. Strings of this form can be compared. */
function toLocalIsoDate(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

export interface OrderPage {
  page: number;
  pageCount: number;
  rows: Order[];
}

/** Clamped, because an old link may point beyond the last page. */
export function paginateOrders(orders: readonly Order[], requestedPage: number, size: number): OrderPage {
  const pageCount = Math.max(1, Math.ceil(orders.length / size));
  const page = Math.min(Math.max(1, requestedPage), pageCount);
  return { page, pageCount, rows: orders.slice((page - 1) * size, page * size) };
}
