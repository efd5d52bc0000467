import { salesGroupings, toCents } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor, errorOf, staffHeaders } from "../../../test/support/api-client.ts";
import { aCustomer, aGear, aStaffMember } from "../../../test/support/factories.ts";
import { type Item, placeCashOrder, shipTo } from "../../../test/support/orders.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { gears, orders } from "../../schema/index.ts";

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
  await anOrder("2031-03-11T02:00:00Z", [oneBall], { status: "refund" });
});

const report = async (by: (typeof salesGroupings)[number], days = period) =>
  (await staffApi(shop, "manager")).getSalesReport({ query: { by, ...days } });
const inShort = ({ rows }: Awaited<ReturnType<typeof report>>) =>
  rows.map(({ label, now, before }) => [label, now.orders, now.units, now.amount, before.amount]);

describe("the sales report", () => {
  it("adds up the days of the shop, and compares them with the days before", async () => {
    const byDay = await report("day");
    expect(byDay.before).toEqual({ from: "2031-03-07", to: "2031-03-09" });
    expect(inShort(byDay)).toEqual([
      ["2031-03-10", 1, 3, 9.99, 0],
      ["2031-03-11", 1, 4, 20.09, 0],
      ["2031-03-12", 1, 2, 20.2, 10.1],
    ]);
    expect(byDay.total).toEqual({
      now: { orders: 3, units: 9, amount: 50.28 },
      before: { orders: 1, units: 1, amount: 10.1 },
    });
  });

  it("adds up weeks, gears, categories, countries and payments", async () => {
    expect(inShort(await report("week"))).toEqual([["2031-03-10", 3, 9, 50.28, 10.1]]);
    expect(inShort(await report("gear"))).toEqual([
      ["Ball", 2, 3, 30.3, 10.1],
      ["Food", 2, 6, 19.98, 0],
    ]);
    expect(inShort(await report("category"))).toEqual([
      ["Toys", 2, 3, 30.3, 10.1],
      ["Food", 2, 6, 19.98, 0],
    ]);
    expect(inShort(await report("country"))).toEqual([
      ["Vietnam", 2, 6, 40.29, 10.1],
      ["United States", 1, 3, 9.99, 0],
    ]);
    expect(inShort(await report("payment"))).toEqual([
      ["Cash on Delivery", 2, 5, 30.19, 10.1],
      ["Credit/Debit Card", 1, 4, 20.09, 0],
    ]);
  });

  it.each(salesGroupings)("by %s adds up to the cent with the orders themselves", async (by) => {
    for (const days of [period, { from: "2031-03-01", to: "2031-04-15" }]) {
      const [raw] = await shop.database.db.execute(sql`
        select count(*)::integer as orders, sum(amount_cents)::integer as cents from orders
        where status in ('ordered', 'shipping', 'shipped')
          and (placed_at at time zone 'Asia/Ho_Chi_Minh')::date between ${days.from} and ${days.to}`);
      const { rows, total } = await report(by, days);
      expect(rows.reduce((sum, { now }) => sum + toCents(now.amount), 0)).toBe(raw?.["cents"]);
      expect(toCents(total.now.amount)).toBe(raw?.["cents"]);
      expect(total.now.orders).toBe(raw?.["orders"]);
    }
  });

  it("refuses a period that ends before it begins, or is longer than a year", async () => {
    for (const days of [
      { from: "2031-03-12", to: "2031-03-10" },
      { from: "2029-01-01", to: "2031-01-01" },
      { from: "0000-01-01", to: "0000-01-02" },
    ])
      expect(await errorOf(report("day", days))).toMatchObject({ status: 422 });
    expect((await report("gear", { from: "1999-01-01", to: "1999-01-02" })).total.now.amount).toBe(0);
    expect((await report("day", { from: "9999-12-30", to: "9999-12-31" })).rows).toHaveLength(2);
  });

  it("is a file with all rows", async () => {
    const { staffToken } = await aStaffMember(shop.database, "manager");
    const url = `/api/staff/reports/sales.csv?by=gear&from=${period.from}&to=${period.to}`;
    const { body, headers } = await shop.app.inject({ url, headers: staffHeaders(staffToken) });
    expect(headers["content-disposition"]).toBe('attachment; filename="sales-by-gear.csv"');
    expect(body.split("\r\n").slice(1, 3)).toEqual([`${ball},Ball,2,3,30.3,1,1,10.1`, `${food},Food,2,6,19.98,0,0,0`]);
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
