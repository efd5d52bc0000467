import { returnsGroupings, reviewsGroupings, toCents } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor, staffHeaders } from "../../../test/support/api-client.ts";
import { aCustomer, aGear, aStaffMember } from "../../../test/support/factories.ts";
import { placeCashOrder } from "../../../test/support/orders.ts";
import { aReview } from "../../../test/support/reviews.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { gearReviews, returns } from "../../schema/index.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });
const period = { from: "2031-03-10", to: "2031-03-12" };
let ball = 0;
let food = 0;

/** Of a delivered order of three balls and three bags of food; by default one ball and two bags. */
async function aReturn(requestedAt: string, reason: "damaged" | "changed_mind" = "damaged", balls = 1) {
  const api = apiFor(shop, await aCustomer(shop.database));
  const staff = await staffApi(shop, "manager");
  const { transaction_id: id } = await placeCashOrder(
    api,
    [ball, food].map((gear) => ({ id: gear, quantity: 3 })),
  );
  for (const shipping_status of ["shipping", "shipped"] as const)
    await staff.updateOrderAsStaff({ params: { id }, body: { shipping_status } });
  const { amount } = await staff.getOrderAsStaff({ params: { id } });
  await staff.collectCash({ params: { id }, body: { amount } });
  const lines = [
    { id: ball, quantity: balls },
    { id: food, quantity: 2 },
  ];
  const { returns: made } = await api.requestReturn({ params: { id }, body: { lines, reason } });
  const params = { id: made[0]?.id ?? 0 };
  await shop.database.db
    .update(returns)
    .set({ requestedAt: new Date(requestedAt) })
    .where(eq(returns.id, params.id));
  return { staff, params };
}

/** What arrived of it: the ball to the shelf, one bag to the shelf and one written off. */
async function receive({ staff, params }: Awaited<ReturnType<typeof aReturn>>) {
  await staff.approveReturn({ params, body: { instructions: "Send it back.", version: 1 } });
  const lines = [
    { id: ball, restock: 1 },
    { id: food, restock: 1, write_off: 1 },
  ];
  await staff.receiveReturn({ params, body: { lines, version: 2 } });
}

beforeAll(async () => {
  ({ id: ball } = await aGear(shop.database, { name: "Ball", listPriceCents: 1010, stock: 90 }));
  ({ id: food } = await aGear(shop.database, { name: "Food", listPriceCents: 333, stock: 90 }));
  const refunded = await aReturn("2031-03-09T17:00:00Z"); // the first second of the 10th
  await receive(refunded);
  await refunded.staff.refundReturn({ params: refunded.params, body: { amount: 10.01, note: "Used", version: 3 } });
  await receive(await aReturn("2031-03-11T02:00:00Z", "changed_mind"));
  const declined = await aReturn("2031-03-12T16:59:59Z", "changed_mind", 0); // the last second of the 12th
  await declined.staff.declineReturn({ params: declined.params, body: { reason: "Opened.", version: 1 } });
  await aReturn("2031-03-12T17:00:00Z"); // the 13th
  await aReturn("2031-03-08T02:00:00Z"); // the period before
});

const inPeriod = (moment: string) =>
  sql.raw(`(${moment} at time zone 'Asia/Ho_Chi_Minh')::date between '${period.from}' and '${period.to}'`);

async function download(path: string) {
  const { staffToken } = await aStaffMember(shop.database, "manager");
  const url = `/api/staff/reports/${path}&from=${period.from}&to=${period.to}`;
  return (await shop.app.inject({ url, headers: staffHeaders(staffToken) })).body.split("\r\n");
}

describe("the returns report", () => {
  const report = async (by: (typeof returnsGroupings)[number]) =>
    (await staffApi(shop, "manager")).getReturnsReport({ query: { by, ...period } });

  it("says by reason and gear what was asked for, and what came of it", async () => {
    const byReason = await report("reason");
    const none = { approved: 0, declined: 0, received: 0, restocked: 0, written_off: 0, refunded: 0 };
    expect(byReason.rows.map(({ label, now, before }) => [label, now, before.asked])).toEqual([
      [
        "I changed my mind",
        { ...none, asked: 2, approved: 1, declined: 1, received: 1, units: 5, restocked: 2, written_off: 1 },
        0,
      ],
      [
        "It arrived damaged",
        { asked: 1, approved: 1, declined: 0, received: 1, units: 3, restocked: 2, written_off: 1, refunded: 10.01 },
        1,
      ],
    ]);
    expect(byReason.total.before).toEqual({ ...none, asked: 1, units: 3 });
    // $10.01 for what arrived: a ball of $10.10 and two bags of $3.33.
    expect((await report("gear")).rows.map(({ label, now }) => [label, now.asked, now.units, now.refunded])).toEqual([
      ["Food", 3, 6, 3.98],
      ["Ball", 2, 2, 6.03],
    ]);
    expect((await report("day")).rows.map(({ now, before }) => [now.asked, before.asked])).toEqual([
      [1, 0],
      [1, 1],
      [1, 0],
    ]);
  });

  it.each(returnsGroupings)("by %s adds up to the cent with the returns and their refunds", async (by) => {
    const [raw] = await shop.database.db.execute(sql`
      select count(*)::integer as asked, sum(amount_cents)::integer as refunded,
        sum((select sum(restocked) from return_lines where return_id = returns.id))::integer as restocked
      from returns left join refunds on refunds.id = refund_id where ${inPeriod("requested_at")}`);
    const { rows, total } = await report(by);
    expect(total.now).toMatchObject({ asked: raw?.["asked"], restocked: raw?.["restocked"] });
    expect(toCents(total.now.refunded)).toBe(raw?.["refunded"]);
    expect(rows.reduce((sum, { now }) => sum + toCents(now.refunded), 0)).toBe(raw?.["refunded"]);
    expect(rows.reduce((sum, { now }) => sum + now.restocked, 0)).toBe(raw?.["restocked"]);
  });

  it("is a file", async () => {
    const [header, first] = await download("returns.csv?by=reason");
    expect(header).toContain(
      "Key,Name,Asked for,Approved,Declined,Received,Units,Restocked,Written off,Refunded,Asked",
    );
    expect(first).toBe("changed_mind,I changed my mind,2,1,1,1,5,2,1,0,0,0,0,0,0,0,0,0");
  });
});

describe("the reviews report", () => {
  const report = async (by: (typeof reviewsGroupings)[number]) =>
    (await staffApi(shop, "manager")).getReviewsReport({ query: { by, ...period } });

  async function aReviewOf(gear_id: number, rating: number, createdAt: string) {
    const { id } = await aReview(shop, { gear_id, rating });
    await shop.database.db
      .update(gearReviews)
      .set({ createdAt: new Date(createdAt) })
      .where(eq(gearReviews.id, id));
    return id;
  }

  beforeAll(async () => {
    await aReviewOf(ball, 5, "2031-03-09T17:00:00Z");
    await aReviewOf(ball, 4, "2031-03-12T16:59:59Z");
    await aReviewOf(food, 2, "2031-03-12T02:00:00Z");
    const insult = await aReviewOf(ball, 1, "2031-03-12T02:00:00Z");
    await (
      await staffApi(shop, "clerk")
    ).moderateReview({ params: { id: insult }, body: { hidden_reason: "An insult.", version: 1 } });
    await aReviewOf(food, 3, "2031-03-09T16:59:59Z");
  });

  it("counts reviews, and rates by those that are not hidden", async () => {
    const inShort = ({ rows }: Awaited<ReturnType<typeof report>>) =>
      rows.map(({ label, now, before }) => [label, now.reviews, now.hidden, now.average, before.average]);
    expect(inShort(await report("gear"))).toEqual([
      ["Ball", 3, 1, 4.5, null],
      ["Food", 1, 0, 2, 3],
    ]);
    expect(inShort(await report("day"))).toEqual([
      ["2031-03-10", 1, 0, 5, null],
      ["2031-03-11", 0, 0, null, null],
      ["2031-03-12", 3, 1, 3, 3],
    ]);
    expect(await download("reviews.csv?by=gear")).toContain(`${ball},Ball,3,1,4.5,0,0,`);
  });

  it.each(reviewsGroupings)("by %s agrees with the reviews themselves", async (by) => {
    const [raw] = await shop.database.db.execute(sql`
      select count(*)::integer as reviews, (count(*) filter (where hidden_at is not null))::integer as hidden,
        round(avg(rating) filter (where hidden_at is null), 2)::float8 as average
      from gear_reviews where ${inPeriod("created_at")}`);
    const { rows, total } = await report(by);
    expect(total.now).toEqual(raw);
    expect(rows.reduce((sum, { now }) => sum + now.reviews, 0)).toBe(raw?.["reviews"]);
  });
});
