import type { OrderFilters, OrderSort } from "@pawhaven/contract";
import { eq, inArray, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf, staffHeaders } from "../../../test/support/api-client.ts";
import { countStatements } from "../../../test/support/count-statements.ts";
import { aCustomer, aGear, aStaffMember } from "../../../test/support/factories.ts";
import { placeCashOrder } from "../../../test/support/orders.ts";
import { aPendingPayment, testOrderContext } from "../../../test/support/payments.ts";
import { FakePaymentProvider } from "../../../test/support/fake-payment-provider.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { auditLog, orders, staffSessions } from "../../schema/index.ts";
import { exportOrders } from "./export-orders.ts";
import { listOrdersAsStaff } from "./list-orders-as-staff.ts";

const provider = new FakePaymentProvider();
const shop = testShop({ provider });

async function anOrder(overrides: Partial<typeof orders.$inferInsert> = {}): Promise<string> {
  const api = apiFor(shop, await aCustomer(shop.database));
  const { id } = await aGear(shop.database);
  const { transaction_id } = await placeCashOrder(api, [{ id, quantity: 1 }]);
  if (Object.keys(overrides).length > 0)
    await shop.database.db.update(orders).set(overrides).where(eq(orders.transactionId, transaction_id));
  return transaction_id;
}

/** Many orders that nobody can tell apart by date or amount. */
const insertOrders = (count: number, name: string) =>
  shop.database.db.execute(sql`
    insert into orders (transaction_id, request_hash, payment_method, status, amount_cents, name, email, phone, address, country, placed_at)
    select 'VN-' || lpad(upper(to_hex(n)), 10, '0') || upper(left(md5(${name}), 10)), '', 'cash', 'shipped', 1000, ${name},
      'many@example.com', '0123456789', 'A street 1', 'vn', '2020-05-01 10:00:00.123456+00'
    from generate_series(1, ${count}) as n`);

const list = async (query: OrderFilters & { sort?: OrderSort; cursor?: string }) =>
  (await staffApi(shop, "clerk")).listOrdersAsStaff({ query });
const numbers = async (query: OrderFilters & { sort?: OrderSort }) =>
  (await list(query)).rows.map(({ transaction_id }) => transaction_id);

describe("the order list of staff", () => {
  it("is filtered by status, payment, text and days in the shop's time zone", async () => {
    const shipped = await anOrder({ status: "shipped", name: "Nguyễn Thị Ánh", email: "Anh@example.com" });
    const waiting = await anOrder({ placedAt: new Date("2021-03-04T17:30:00Z") });
    expect(await numbers({ status: "shipped", text: "nguyễn thị" })).toEqual([shipped]);
    expect(await numbers({ status: "ordered", text: "nguyễn" })).toEqual([]);
    expect(await numbers({ text: "ANH@EXAMPLE" })).toEqual([shipped]);
    expect(await numbers({ text: shipped.slice(5, 15).toLowerCase() })).toEqual([shipped]);
    expect(await numbers({ text: "%" })).toEqual([]);
    expect(await numbers({ payment: "card" })).toEqual([]);
    // 17:30 UTC is half past midnight of the next day in Ho Chi Minh City.
    expect(await numbers({ from: "2021-03-05", to: "2021-03-05" })).toEqual([waiting]);
    expect(await numbers({ to: "2021-03-04" })).toEqual([]);
    expect(await numbers({ from: "0000-01-01", to: "9999-12-31", text: waiting })).toEqual([waiting]);
  });

  it("shows unpaid orders, but no checkouts that were given up", async () => {
    const { api, id, intentId } = await aPendingPayment(shop);
    expect(await numbers({ status: "awaiting_payment" })).toContain(id);
    await api.cancelPayment({ body: { payment_intent_id: intentId } });
    expect(await numbers({})).not.toContain(id);
  });

  it.each(["-date", "date", "-amount", "amount"] as const)(
    "has every order once on its pages sorted by %s, even when all are equal",
    async (sort) => {
      await insertOrders(120, `Equal ${sort}`);
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ text: `Equal ${sort}`, sort, ...(cursor && { cursor }) });
        seen.push(...page.rows.map(({ transaction_id }) => transaction_id));
        cursor = page.next_cursor ?? undefined;
      } while (cursor);
      expect(seen).toHaveLength(120);
      expect(new Set(seen).size).toBe(120);
    },
  );

  it.each([
    "x",
    "e30",
    btoa('["-date",1]'),
    btoa('["date",1,1]'),
    btoa('["-date","1; drop",1]'),
    btoa('["-date",1e30,1]'),
  ])("rejects the cursor %s", async (cursor) => {
    expect(await errorOf(list({ cursor }))).toMatchObject({ status: 422, errors: { cursor: [expect.any(String)] } });
  });

  it("takes the same number of statements for one order and for a full page", async () => {
    await anOrder({ name: "Alone in the list" });
    await insertOrders(60, "In a crowd");
    const count = async (text: string) => {
      const counted = countStatements(shop.database.db);
      const context = { ...testOrderContext(shop, provider), database: { ...shop.database, db: counted.db } };
      await listOrdersAsStaff(context, { text, sort: "-date" });
      return counted.count();
    };
    expect(await count("In a crowd")).toBe(await count("Alone in the list"));
  });
});

describe("an order's page", () => {
  it("says what staff can do with it now", async () => {
    const staff = await staffApi(shop, "clerk");
    const id = await anOrder();
    const actions = async () => (await staff.getOrderAsStaff({ params: { id } })).actions;
    expect(await actions()).toEqual(["shipping", "refund"]);
    await staff.updateOrderAsStaff({ params: { id }, body: { shipping_status: "shipping" } });
    expect(await actions()).toEqual(["shipped", "refund"]);
    await staff.updateOrderAsStaff({ params: { id }, body: { shipping_status: "refund" } });
    expect(await actions()).toEqual([]);
  });

  it("lets a clerk refund small orders only, and a manager any", async () => {
    const refund = async (role: "clerk" | "manager", id: string) =>
      (await staffApi(shop, role)).updateOrderAsStaff({ params: { id }, body: { shipping_status: "refund" } });
    const [small, large] = [await anOrder({ amountCents: 10_000 }), await anOrder({ amountCents: 10_001 })];
    expect(await refund("clerk", small)).toMatchObject({ shipping_status: "refund" });
    expect(await errorOf(refund("clerk", large))).toMatchObject({
      status: 403,
      message: "You can refund up to $100.00. Please ask a manager.",
    });
    expect(await refund("manager", large)).toMatchObject({ shipping_status: "refund" });
  });
});

describe("the export of orders", () => {
  const download = async (url: string) => {
    const { staffToken, caller } = await aStaffMember(shop.database, "clerk");
    return { caller, response: await shop.app.inject({ url, headers: staffHeaders(staffToken) }) };
  };

  it("holds what the filter matches, and runs no formula in a spreadsheet", async () => {
    const hostile = ['=cmd|"/C calc"!A0', "+1+1", "-2+3", "@SUM(A1)", "\tTab", 'two\nlines, and a "quote"'];
    for (const name of hostile) await anOrder({ name, email: "hostile@example.com" });
    const { response } = await download("/api/staff/orders.csv?text=hostile@example.com&sort=date");
    expect(response.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="orders.csv"',
    });
    const [header, ...rows] = response.body.split("\r\n");
    expect(header).toBe(
      "\ufeffOrder,Date,Status,Payment,Amount,Name,Email,Phone,Address,Country,Ward,City,State or province,Postcode",
    );
    expect(rows.slice(0, 5).map((row) => /,ordered,Cash on Delivery,10,(.*),hostile/.exec(row)?.[1])).toEqual([
      `"'=cmd|""/C calc""!A0"`,
      "'+1+1",
      "'-2+3",
      "'@SUM(A1)",
      "'\tTab",
    ]);
    expect(rows[5]).toContain('"two\nlines, and a ""quote"""');
  });

  it("asks for identity, and leaves an entry in the audit log", async () => {
    const { caller, response } = await download("/api/staff/orders.csv?status=shipped");
    expect(response.statusCode).toBe(200);
    const [entry] = await shop.database.db.select().from(auditLog).where(eq(auditLog.staffId, caller.staffId));
    expect(entry).toMatchObject({ action: "exported", objectKind: "list", objectId: "orders" });
    const { staffToken, id } = await aStaffMember(shop.database, "clerk");
    const longAgo = new Date(Date.now() - 11 * 60_000);
    await shop.database.db
      .update(staffSessions)
      .set({ identityConfirmedAt: longAgo })
      .where(inArray(staffSessions.staffId, [id]));
    const refused = await shop.app.inject({ url: "/api/staff/orders.csv", headers: staffHeaders(staffToken) });
    expect(refused.json()).toMatchObject({ code: "confirm_identity" });
  });

  it("reads 20,000 orders in batches, as fast as somebody takes them", async () => {
    await insertOrders(20_000, "Batch");
    const { caller } = await aStaffMember(shop.database, "clerk");
    const counted = countStatements(shop.database.db);
    const context = { ...testOrderContext(shop, provider), database: { ...shop.database, db: counted.db } };
    const { rows } = await exportOrders(context, caller, { from: "2020-05-01", to: "2020-05-01", sort: "-date" });
    let read = 0;
    let mostAhead = 0;
    for await (const { length } of rows) {
      read += length > 0 ? 1 : 0;
      mostAhead = Math.max(mostAhead, counted.count() * 500 - read);
    }
    expect(read).toBeGreaterThanOrEqual(20_000);
    expect(mostAhead).toBeLessThan(500);
  });
});
