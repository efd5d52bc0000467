import type { Order } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { filterOrders, noFilters, paginateOrders } from "./filter-orders.ts";

const order = (change: Partial<Order>): Order => ({
  transaction_id: "VN-AAAAAAAAAAAAAAAAAAAA",
  date_issued: new Date(2026, 4, 10, 12).toISOString(),
  amount: 10,
  cancelled: 0,
  refunded: 0,
  payment_status: "Cash on Delivery",
  shipping_status: "ordered",
  items: [],
  name: "Linh Pham",
  email: "linh@example.com",
  phone: "+84 28 5550 0111",
  address: "1 River Road",
  country: "vn",
  can_cancel: true,
  collect_at: null,
  ...change,
});

const first = order({ date_issued: new Date(2026, 4, 10, 0, 0).toISOString() });
const late = order({ date_issued: new Date(2026, 4, 12, 23, 59, 59).toISOString(), shipping_status: "shipped" });
const american = order({ transaction_id: "US-BBBBBBBBBBBBBBBBBBBB", country: "us" });
const unpaid = order({ shipping_status: "", payment_status: "Credit/Debit Card" });
const all = [first, late, american, unpaid];

describe("filtering orders", () => {
  it.each([
    { title: "all orders without a filter", filters: {}, shown: all },
    {
      title: "the whole first day",
      filters: { start: "2026-05-10", end: "2026-05-10" },
      shown: [first, american, unpaid],
    },
    { title: "the whole last day", filters: { start: "2026-05-11", end: "2026-05-12" }, shown: [late] },
    {
      title: "nothing if the days are in the wrong order",
      filters: { start: "2026-05-12", end: "2026-05-10" },
      shown: [],
    },
    { title: "a country by the first two letters of the order number", filters: { country: "US" }, shown: [american] },
    { title: "a status", filters: { status: "shipped" }, shown: [late] },
    { title: "orders that are still processing", filters: { status: "processing" }, shown: [unpaid] },
    { title: "a payment method", filters: { payment: "Credit/Debit Card" }, shown: [unpaid] },
    { title: "only what matches every filter", filters: { country: "VN", status: "ordered" }, shown: [first] },
  ])("shows $title", ({ filters, shown }) => {
    expect(filterOrders(all, { ...noFilters, ...filters })).toEqual(shown);
  });
});

describe("a page of orders", () => {
  const many = Array.from({ length: 25 }, (_, index) => order({ amount: index }));

  it.each([
    { requested: 1, page: 1, first: 0, rows: 10 },
    { requested: 3, page: 3, first: 20, rows: 5 },
    { requested: 99, page: 3, first: 20, rows: 5 },
    { requested: -1, page: 1, first: 0, rows: 10 },
  ])("requested as $requested is page $page", ({ requested, page, first, rows }) => {
    const shown = paginateOrders(many, requested, 10);
    expect(shown).toMatchObject({ page, pageCount: 3 });
    expect(shown.rows).toHaveLength(rows);
    expect(shown.rows[0]?.amount).toBe(first);
  });

  it("is a single empty one without orders", () => {
    expect(paginateOrders([], 1, 10)).toEqual({ page: 1, pageCount: 1, rows: [] });
  });
});
