import type { GearWithReviews, UnreviewedGear } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { buyingCalls, expectConsistentLedger } from "../../../test/support/orders.ts";
import { aCustomer, aGear } from "../../../test/support/factories.ts";
import { aPendingPayment } from "../../../test/support/payments.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { users } from "../../schema/index.ts";

const shop = testShop();
const { as, payInCash } = buyingCalls(shop);

async function aPurchase(gearId?: number) {
  const customer = await aCustomer(shop.database);
  const id = gearId ?? (await aGear(shop.database, { name: "Ball" })).id;
  const response = await payInCash(customer, [{ id, quantity: 1 }]);
  return { customer, gear_id: id, receipt_id: response.json<{ transaction_id: string }>().transaction_id };
}

const review = (customer: { token: string }, given: object) =>
  as(customer, "POST", "/api/reviews", { rating: 4, comment: "Rolls well.", ...given });
const listUnreviewed = async (customer: { token: string }) =>
  (await as(customer, "GET", "/api/reviews/unreviewed")).json<UnreviewedGear[]>();
const gearOf = async (id: number) => (await shop.app.inject({ url: `/api/gears/${id}` })).json<GearWithReviews>();

describe("a review", () => {
  it("by a buyer appears under their name, and rating and count follow at once", async () => {
    const { customer, ...line } = await aPurchase();
    expect(await listUnreviewed(customer)).toEqual([{ ...line, quantity: 1, main_image: null, name: "Ball" }]);
    expect(await gearOf(line.gear_id)).toMatchObject({ rating: 0, reviews_count: 0 });
    const response = await review(customer, line);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      message: "Review submitted successfully.",
      user_name: "Robin",
      rating: 4,
      comment: "Rolls well.",
    });
    expect(await listUnreviewed(customer)).toEqual([]);
    await expect
      .poll(() => gearOf(line.gear_id))
      .toMatchObject({ rating: 4, reviews_count: 1, reviews: [{ user_name: "Robin", comment: "Rolls well." }] });
  });

  it("is written once per line of a receipt, also when it is sent five times at once", async () => {
    const { customer, ...line } = await aPurchase();
    const statuses = await Promise.all([1, 2, 3, 4, 5].map(async () => (await review(customer, line)).statusCode));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
    expect((await review(customer, line)).json()).toMatchObject({ message: "You have reviewed this already." });
    const again = await payInCash(customer, [{ id: line.gear_id, quantity: 1 }]);
    const { transaction_id: receipt_id } = again.json<{ transaction_id: string }>();
    expect((await review(customer, { ...line, receipt_id })).statusCode).toBe(201);
    await expectConsistentLedger(shop);
  });

  it("is for buyers only", async () => {
    const { customer, ...line } = await aPurchase();
    const stranger = await aCustomer(shop.database);
    const other = await aGear(shop.database);
    expect((await review(stranger, line)).statusCode).toBe(404);
    expect(await listUnreviewed(stranger)).toEqual([]);
    expect((await review(customer, { ...line, gear_id: other.id })).statusCode).toBe(404);
    expect((await review(customer, { ...line, receipt_id: "VN-00000000000000000000" })).statusCode).toBe(404);
    expect((await gearOf(line.gear_id)).reviews).toEqual([]);
  });

  it("waits until the order is paid, and is not asked for when it was cancelled", async () => {
    const { customer, gear, id } = await aPendingPayment(shop);
    expect(await listUnreviewed(customer)).toEqual([]);
    expect((await review(customer, { gear_id: gear.id, receipt_id: id })).statusCode).toBe(404);
    const cancelled = await aPurchase();
    await as(cancelled.customer, "POST", `/api/orders/${cancelled.receipt_id}/cancel`);
    expect(await listUnreviewed(cancelled.customer)).toEqual([]);
    const { customer: buyer, ...line } = cancelled;
    expect((await review(buyer, line)).statusCode).toBe(404);
  });

  it.each([
    ["no star", { rating: 0 }, "rating", "Please choose a rating."],
    ["six stars", { rating: 6 }, "rating", "At most 5 stars."],
    ["half a star", { rating: 3.5 }, "rating", "Please choose a rating."],
    ["no comment", { comment: "   " }, "comment", "Please write a comment."],
  ])("with %s is refused", async (_, own, field, words) => {
    const { customer, ...line } = await aPurchase();
    const response = await review(customer, { ...line, ...own });
    expect(response.statusCode).toBe(422);
    const { errors } = response.json<{ errors: Record<string, string[]> }>();
    expect(errors[field]?.[0]).toBe(words);
    expect(await listUnreviewed(customer)).toHaveLength(1);
  });

  it("of thirty buyers at once counts thirty times", async () => {
    const { id } = await aGear(shop.database, { stock: 30 });
    const buyers = [];
    for (let count = 0; count < 30; count++) buyers.push(await aPurchase(id));
    const ratings = buyers.map((_, index) => (index % 5) + 1);
    await Promise.all(
      buyers.map(({ customer, ...line }, index) => review(customer, { ...line, rating: ratings[index] })),
    );
    await expect.poll(() => gearOf(id)).toMatchObject({ reviews_count: 30, rating: 3 });
    await expectConsistentLedger(shop);
  });

  it("stays without a name when the account is deleted, and is in the customer's own copy of their data before", async () => {
    const { customer, ...line } = await aPurchase();
    await review(customer, line);
    const { customer: other, ...othersLine } = await aPurchase(line.gear_id);
    await review(other, othersLine);
    const copy = (await as(customer, "GET", "/api/user/export")).json<Record<string, unknown>>();
    expect(copy["reviews"]).toHaveLength(1);
    expect(copy).toMatchObject({ orders: [{ transaction_id: line.receipt_id }], reviews: [{ gear_id: line.gear_id }] });
    const [user] = await shop.database.db.select().from(users).where(eq(users.id, customer.id));
    expect((await as(customer, "POST", "/api/user/delete", { email: user?.email })).statusCode).toBe(200);
    await expect
      .poll(() => gearOf(line.gear_id))
      .toMatchObject({ reviews: [{ user_name: "Robin" }, { user_name: "A former customer" }] });
    await expectConsistentLedger(shop);
  });
});
