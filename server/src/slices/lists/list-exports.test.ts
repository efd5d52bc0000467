import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor, staffHeaders } from "../../../test/support/api-client.ts";
import { aCustomer, aGear, aStaffMember } from "../../../test/support/factories.ts";
import { placeCashOrder, shipTo } from "../../../test/support/orders.ts";
import { aReview } from "../../../test/support/reviews.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { auditLog, gearReviews, orders, staffSessions, users } from "../../schema/index.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });
const hostile = '=cmd|"/C calc"!A0';
const escaped = `"'=cmd|""/C calc""!A0"`;
let order = "";

/** Something in every list, by somebody whose name is a formula. */
beforeAll(async () => {
  const customer = await aCustomer(shop.database, { name: "Robin Hostile", email: "hostile@example.com" });
  const api = apiFor(shop, customer);
  const gear = await aGear(shop.database, { name: "Ball" });
  ({ transaction_id: order } = await placeCashOrder(api, [{ id: gear.id, quantity: 2 }], { customer: shipTo }));
  const manager = await staffApi(shop, "manager");
  for (const shipping_status of ["shipping", "shipped"] as const)
    await manager.updateOrderAsStaff({ params: { id: order }, body: { shipping_status } });
  await manager.collectCash({ params: { id: order }, body: { amount: 19.5 } });
  const lines = [{ id: gear.id, quantity: 1 }];
  await api.requestReturn({ params: { id: order }, body: { lines, reason: "damaged" } });
  await shop.database.db.update(orders).set({ name: hostile }).where(eq(orders.transactionId, order));
  await shop.database.db.update(users).set({ name: hostile }).where(eq(users.id, customer.id));
  const { id } = await aReview(shop, { rating: 2, comment: hostile });
  await shop.database.db.update(gearReviews).set({ userName: hostile }).where(eq(gearReviews.id, id));
  await aReview(shop, { rating: 5 });
  const message = { full_name: "Robin", email: "hostile@example.com", message: `${hostile} and more` };
  await apiFor(shop).sendContactMessage({ body: message });
});

async function download(url: string, role: "clerk" | "owner" = "clerk") {
  const { staffToken, id } = await aStaffMember(shop.database, role);
  const response = await shop.app.inject({ url, headers: staffHeaders(staffToken) });
  const [entry] = await shop.database.db.select().from(auditLog).where(eq(auditLog.staffId, id));
  const [header, ...rows] = response.body.trimEnd().split("\r\n");
  return { header: header?.replace("\ufeff", ""), rows, entry };
}

const exports = [
  ["reviews", "rating=2", "Review,Date,Gear,Name,Author,Rating,Comment,Checked,Hidden because,Reply"],
  ["returns", "status=requested", "Return,Date,Order,Name,Status,Reason,Units"],
  ["cash", "state=differs", "Order,Date,Name,Due,Collected,Difference,Collected by"],
  ["customers", "text=hostile@example.com", "Customer,Since,Name,Email,Confirmed,Orders,Last order"],
  ["threads", "state=open", "Thread,Begun,Newest,Kind,Subject,Name,Email,State,Assigned to,Order,Text"],
] as const;

describe.each(exports)("the export of %s", (list, filter, columns) => {
  it("holds what the filter matches, and runs no formula in a spreadsheet", async () => {
    const { header, rows, entry } = await download(`/api/staff/${list}.csv?${filter}`, "owner");
    expect(header).toBe(columns);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(list === "threads" ? escaped.slice(0, -1) : escaped);
    expect(rows[0]).not.toMatch(/(^|,)"?=/);
    expect(entry).toMatchObject({
      action: "exported",
      objectKind: "list",
      objectId: list === "threads" ? "inbox" : list,
    });
  });

  it("asks for identity again", async () => {
    const { staffToken, id } = await aStaffMember(shop.database, "owner");
    await shop.database.db
      .update(staffSessions)
      .set({ identityConfirmedAt: sql`now() - interval '11 minutes'` })
      .where(eq(staffSessions.staffId, id));
    const refused = await shop.app.inject({ url: `/api/staff/${list}.csv`, headers: staffHeaders(staffToken) });
    expect(refused.json()).toMatchObject({ code: "confirm_identity" });
  });
});

it("leaves negative amounts numbers", async () => {
  const { rows } = await download("/api/staff/cash.csv?state=differs");
  expect(rows[0]).toMatch(new RegExp(`^${order},.*,20,19.5,-0.5,Kim$`));
});

it("gives the list of customers to owners alone", async () => {
  const { header } = await download("/api/staff/customers.csv");
  expect(header).toContain('"code":"forbidden"');
});

it("reads 1,200 customers in batches, each once", async () => {
  await shop.database.db.execute(sql`
    insert into users (name, email, created_at)
    select 'Many', 'many-' || n || '@example.com', '2020-05-01 10:00:00.123456+00' from generate_series(1, 1200) as n`);
  const { rows } = await download("/api/staff/customers.csv?text=many-", "owner");
  expect(new Set(rows.map((row) => row.split(",")[0])).size).toBe(1200);
});
