import { type endpoints, type RequestOf, salesGroupings, toCents } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor, errorOf, staffHeaders } from "../../../test/support/api-client.ts";
import { aCustomer, aGear, aStaffMember } from "../../../test/support/factories.ts";
import { type Item, placeCashOrder, shipTo } from "../../../test/support/orders.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { gears, orders, refunds } from "../../schema/index.ts";

type RefundInput = RequestOf<typeof endpoints.createRefund>["body"];

const shop = testShop();
const period = { from: "2031-03-10", to: "2031-03-12" };
let ball = 0;
let food = 0;

/** Ho Chi Minh City is seven hours ahead: its day begins at 17:00 UTC. */
async function anOrder(placedAt: string, items: Item[], overrides: Partial<typeof orders.$inferInsert> = {}) {
  const api = apiFor(shop, await aCustomer(shop.database));
  const customer = { ...shipTo, country: overrides.country ?? "vn" };
  const { transaction_id } = await placeCashOrder(api, items, { customer });
  await shop.database.db
    .update(orders)
    .set({ ...overrides, placedAt: new Date(placedAt) })
    .where(eq(orders.transactionId, transaction_id));
  return transaction_id;
}

/** Delivered and paid in cash, then refunded. */
async function aRefundedOrder(placedAt: string, items: Item[], refunded: [at: string, draft: RefundInput][]) {
  const id = await anOrder(new Date().toISOString(), items);
  const manager = await staffApi(shop, "manager");
  for (const shipping_status of ["shipping", "shipped"] as const)
    await manager.updateOrderAsStaff({ params: { id }, body: { shipping_status } });
  const { amount } = await manager.getOrderAsStaff({ params: { id } });
  await manager.collectCash({ params: { id }, body: { amount } });
  for (const [at, body] of refunded) {
    const { refunds: made } = await manager.createRefund({ params: { id }, body });
    const newest = Math.max(...made.map((refund) => refund.id));
    await shop.database.db
      .update(refunds)
      .set({ createdAt: new Date(at) })
      .where(eq(refunds.id, newest));
  }
  await shop.database.db
    .update(orders)
    .set({ placedAt: new Date(placedAt) })
    .where(eq(orders.transactionId, id));
}

beforeAll(async () => {
  ({ id: ball } = await aGear(shop.database, { name: "Ball", category: "Toys", listPriceCents: 1010, stock: 90 }));
  ({ id: food } = await aGear(shop.database, { name: "Food", category: "Food", listPriceCents: 333, stock: 90 }));
  const [oneBall, threeFood] = [
    { id: ball, quantity: 1 },
    { id: food, quantity: 3 },
  ];
  await anOrder("2031-03-09T16:59:59Z", [oneBall]); // the last second of the 9th
  await anOrder("2031-03-09T17:00:00Z", [threeFood], { country: "us" }); // the first of the 10th
  await anOrder("2031-03-11T02:00:00Z", [oneBall, threeFood], { paymentMethod: "card" });
  await anOrder("2031-03-12T16:59:59Z", [{ id: ball, quantity: 2 }]); // the last second of the 12th
  await anOrder("2031-03-12T17:00:00Z", [oneBall]); // the 13th
  const shortened = await anOrder("2031-03-20T02:00:00Z", [oneBall, threeFood]);
  const items = [{ id: food, cancelled: 2 }];
  await (
    await staffApi(shop, "manager")
  ).cancelCashItems({ params: { id: shortened }, body: { items, reason: "Sold out" } });
  await anOrder("2031-03-11T02:00:00Z", [oneBall], { status: "refund" }); // never paid, so nothing went back
  const goodwill = { amount: 1, reason: "goodwill" } as const;
  await aRefundedOrder(
    "2031-03-11T02:00:00Z",
    [oneBall, threeFood],
    [
      ["2031-03-11T17:00:00Z", goodwill], // the first second of the 12th
      ["2031-03-12T16:59:59Z", { lines: [{ id: food, sent: 1 }], reason: "damaged" }],
      ["2031-03-12T17:00:00Z", goodwill], // the 13th
    ],
  );
  await aRefundedOrder(
    "2031-03-08T02:00:00Z",
    [oneBall],
    [["2031-03-10T02:00:00Z", { lines: [{ id: ball, sent: 1, restock: true }], reason: "returned" }]],
  );
});

const report = async (by: (typeof salesGroupings)[number], days = period) =>
  (await staffApi(shop, "manager")).getSalesReport({ query: { by, ...days } });
const inShort = ({ rows }: Awaited<ReturnType<typeof report>>) =>
  rows.map(({ label, now, before }) => [label, now.orders, now.units, now.gross, now.refunded, now.net, before.net]);

describe("the sales report", () => {
  it("adds up the days of the shop, and compares them with the days before", async () => {
    const byDay = await report("day");
    expect(byDay.before).toEqual({ from: "2031-03-07", to: "2031-03-09" });
    expect(inShort(byDay)).toEqual([
      ["2031-03-10", 1, 3, 9.99, 10.1, -0.11, 0],
      ["2031-03-11", 2, 8, 40.18, 0, 40.18, 10.1],
      ["2031-03-12", 1, 2, 20.2, 4.33, 15.87, 10.1],
    ]);
    expect(byDay.total).toEqual({
      now: { orders: 4, units: 13, gross: 70.37, discounts: 0, refunded: 14.43, net: 55.94 },
      before: { orders: 2, units: 2, gross: 20.2, discounts: 0, refunded: 0, net: 20.2 },
    });
  });

  it("adds up weeks, gears, categories, countries and payments, with refunds where they belong", async () => {
    expect(inShort(await report("week"))).toEqual([["2031-03-10", 4, 13, 70.37, 14.43, 55.94, 20.2]]);
    // A dollar of goodwill for $10.10 of balls and $9.99 of food is half a dollar for each.
    expect(inShort(await report("gear"))).toEqual([
      ["Ball", 3, 4, 40.4, 10.6, 29.8, 20.2],
      ["Food", 3, 9, 29.97, 3.83, 26.14, 0],
    ]);
    expect(inShort(await report("category"))).toEqual([
      ["Toys", 3, 4, 40.4, 10.6, 29.8, 20.2],
      ["Food", 3, 9, 29.97, 3.83, 26.14, 0],
    ]);
    expect(inShort(await report("country"))).toEqual([
      ["Vietnam", 3, 10, 60.38, 14.43, 45.95, 20.2],
      ["United States", 1, 3, 9.99, 0, 9.99, 0],
    ]);
    expect(inShort(await report("payment"))).toEqual([
      ["Cash on Delivery", 3, 9, 50.28, 14.43, 35.85, 20.2],
      ["Credit/Debit Card", 1, 4, 20.09, 0, 20.09, 0],
    ]);
  });

  it("leaves out what was cancelled before it was paid for", async () => {
    const { total } = await report("day", { from: "2031-03-20", to: "2031-03-20" });
    expect(total.now).toEqual({ orders: 1, units: 2, gross: 13.43, discounts: 0, refunded: 0, net: 13.43 });
  });

  it.each(salesGroupings)("by %s adds up to the cent with the orders and the refunds themselves", async (by) => {
    for (const days of [period, { from: "2031-03-01", to: "2031-04-15" }]) {
      const [raw] = await shop.database.db.execute(sql`
        select count(*)::integer as orders, sum(amount_cents - cancelled_cents)::integer as gross,
          (select sum(amount_cents)::integer from refunds
            where (created_at at time zone 'Asia/Ho_Chi_Minh')::date between ${days.from} and ${days.to}) as refunded
        from orders where (status in ('ordered', 'shipping', 'shipped') or refunded_cents > 0)
          and (placed_at at time zone 'Asia/Ho_Chi_Minh')::date between ${days.from} and ${days.to}`);
      const { rows, total } = await report(by, days);
      const sumOf = (figure: "gross" | "refunded" | "net") =>
        rows.reduce((sum, { now }) => sum + toCents(now[figure]), 0);
      expect({ orders: total.now.orders, gross: sumOf("gross"), refunded: sumOf("refunded") }).toEqual(raw);
      expect(toCents(total.now.gross) - toCents(total.now.refunded)).toBe(sumOf("net"));
      expect(toCents(total.now.net)).toBe(sumOf("net"));
    }
    const [left] = await shop.database.db.execute(sql`
      select sum(amount_cents - cancelled_cents - refunded_cents)::integer as cents from orders
      where status in ('ordered', 'shipping', 'shipped') or refunded_cents > 0`);
    expect(toCents((await report(by, { from: "2031-01-01", to: "2031-12-31" })).total.now.net)).toBe(left?.["cents"]);
  });

  it("refuses a period that ends before it begins, or is longer than a year", async () => {
    for (const days of [
      { from: "2031-03-12", to: "2031-03-10" },
      { from: "2029-01-01", to: "2031-01-01" },
      { from: "0000-01-01", to: "0000-01-02" },
    ])
      expect(await errorOf(report("day", days))).toMatchObject({ status: 422 });
    expect((await report("gear", { from: "1999-01-01", to: "1999-01-02" })).total.now.gross).toBe(0);
    expect((await report("day", { from: "9999-12-30", to: "9999-12-31" })).rows).toHaveLength(2);
  });

  it("is a file with all rows", async () => {
    const { staffToken } = await aStaffMember(shop.database, "manager");
    const url = `/api/staff/reports/sales.csv?by=gear&from=${period.from}&to=${period.to}`;
    const { body, headers } = await shop.app.inject({ url, headers: staffHeaders(staffToken) });
    expect(headers["content-disposition"]).toBe('attachment; filename="sales-by-gear.csv"');
    expect(body.split("\r\n").slice(0, 3)).toEqual([
      "\ufeffKey,Name,Orders,Units,Gross,Discounts,Refunded,Net,Orders before,Units before,Gross before,Discounts before,Refunded before,Net before",
      `${ball},Ball,3,4,40.4,0,10.6,29.8,2,2,20.2,0,0,20.2`,
      `${food},Food,3,9,29.97,0,3.83,26.14,0,0,0,0,0,0`,
    ]);
  });
});

describe("the stock value report", () => {
  it("adds up what lies on the shelf, held units included", async () => {
    const [raw] = await shop.database.db
      .select({
        units: sql<number>`sum(stock + held)::integer`,
        cents: sql<number>`sum((stock + held) * price_cents)::integer`,
      })
      .from(gears);
    const { total, rows } = await (await staffApi(shop, "manager")).getStockValueReport();
    expect(total).toEqual({ gears: 2, units: raw?.units, value: (raw?.cents ?? 0) / 100 });
    expect(rows.map(({ category }) => category)).toEqual(["Toys", "Food"]);
    expect(rows.reduce((sum, { value }) => sum + toCents(value), 0)).toBe(raw?.cents);
  });
});
