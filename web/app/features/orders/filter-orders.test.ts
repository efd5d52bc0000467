import type { Order } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { filterOrders, noFilters, paginateOrders } from "./filter-orders.ts";

const order = (change: Partial<Order>): Order => ({
  transaction_id: "VN-AAAAAAAAAAAAAAAAAAAA",
  date_issued: new Date(2026, 4, 10, 12).toISOString(),
  amount: 10,
  payment_status: "Cash on Delivery",
  shipping_status: "ordered",
  items: [],
  name: "Linh Pham",
  email: "linh@example.com",
  phone: "+84 28 5550 0111",
  address: "1 River Road",
  country: "vn",
  can_cancel: true,
  ...change,
});

const first = order({ date_issued: new Date(2026, 4, 10, 0, 0).toISOString() });
const late = order({ date_issued: new Date(2026, 4, 12, 23, 59, 59).toISOString(), shipping_status: "shipped" });
const american = order({ transaction_id: "US-BBBBBBBBBBBBBBBBBBBB", country: "us" });
const unpaid = order({ shipping_status: "", payment_status: "Credit/Debit Card" });
const all = [first, late, american, unpaid];

describe("the orders shown", () => {
  it.each([
    { title: "all without a filter", filters: {}, shown: all },
    {
      title: "the first day from its beginning",
      filters: { start: "2026-05-10", end: "2026-05-10" },
      shown: [first, american, unpaid],
    },
    { title: "the last day to its end", filters: { start: "2026-05-11", end: "2026-05-12" }, shown: [late] },
    {
      title: "none where the days are the wrong way round",
      filters: { start: "2026-05-12", end: "2026-05-10" },
      shown: [],
    },
    { title: "a country by the first two letters", filters: { country: "US" }, shown: [american] },
    { title: "a status", filters: { status: "shipped" }, shown: [late] },
    { title: "what is still being processed", filters: { status: "processing" }, shown: [unpaid] },
    { title: "a way of paying", filters: { payment: "Credit/Debit Card" }, shown: [unpaid] },
    { title: "only what passes every filter", filters: { country: "VN", status: "ordered" }, shown: [first] },
  ])("are $title", ({ filters, shown }) => {
    expect(filterOrders(all, { ...noFilters, ...filters })).toEqual(shown);
  });
});

describe("a page of orders", () => {
  const many = Array.from({ length: 25 }, (_, index) => order({ amount: index }));

  it.each([
    { wanted: 1, page: 1, first: 0, rows: 10 },
    { wanted: 3, page: 3, first: 20, rows: 5 },
    { wanted: 99, page: 3, first: 20, rows: 5 },
    { wanted: -1, page: 1, first: 0, rows: 10 },
  ])("number $wanted begins with the right one", ({ wanted, page, first, rows }) => {
    const shown = paginateOrders(many, wanted, 10);
    expect(shown).toMatchObject({ page, pageCount: 3 });
    expect(shown.rows).toHaveLength(rows);
    expect(shown.rows[0]?.amount).toBe(first);
  });

  it("is one, and empty, where there is nothing", () => {
    expect(paginateOrders([], 1, 10)).toEqual({ page: 1, pageCount: 1, rows: [] });
  });
});
