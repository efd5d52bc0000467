import type { Api, GearReviewDraft } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { countOutcomes } from "../../../test/support/concurrency.ts";
import { aCustomer, aGear } from "../../../test/support/factories.ts";
import { expectConsistentLedger, placeCashOrder } from "../../../test/support/orders.ts";
import { aPendingPayment } from "../../../test/support/payments.ts";
import { signedInApi, staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { users } from "../../schema/index.ts";

const shop = testShop();

interface PurchasedLine {
  gear_id: number;
  receipt_id: string;
}

async function aPurchase(gearId?: number) {
  const customer = await aCustomer(shop.database);
  const api = apiFor(shop, customer);
  const gear_id = gearId ?? (await aGear(shop.database, { name: "Ball" })).id;
  const { transaction_id: receipt_id } = await placeCashOrder(api, [{ id: gear_id, quantity: 1 }]);
  const line: PurchasedLine = { gear_id, receipt_id };
  return { customer, api, line };
}

const draftFor = (line: PurchasedLine, overrides: Partial<GearReviewDraft> = {}) => ({
  body: { rating: 4, comment: "Rolls well.", ...line, ...overrides },
});

async function buyAgain(api: Api, { gear_id }: PurchasedLine): Promise<PurchasedLine> {
  const { transaction_id: receipt_id } = await placeCashOrder(api, [{ id: gear_id, quantity: 1 }]);
  return { gear_id, receipt_id };
}

const cancel = (api: Api, { receipt_id: id }: PurchasedLine) => api.cancelOrder({ params: { id } });

const getGear = (id: number) => apiFor(shop).getGear({ params: { id } });

describe("a review", () => {
  it("appears under the buyer's name and updates the gear's rating and review count", async () => {
    const { api, line } = await aPurchase();
    expect(await api.listUnreviewed()).toEqual([{ ...line, quantity: 1, main_image: null, name: "Ball" }]);
    expect(await getGear(line.gear_id)).toMatchObject({ rating: 0, reviews_count: 0 });
    expect(await api.writeReview(draftFor(line))).toMatchObject({
      message: "Review submitted successfully.",
      user_name: "Robin",
      rating: 4,
      comment: "Rolls well.",
    });
    expect(await api.listUnreviewed()).toEqual([]);
    await expect
      .poll(() => getGear(line.gear_id))
      .toMatchObject({ rating: 4, reviews_count: 1, reviews: [{ user_name: "Robin", comment: "Rolls well." }] });
  });

  it("can be written once per receipt line, even if it is sent five times at once", async () => {
    const { api, line } = await aPurchase();
    const submits = Array.from({ length: 5 }, () => api.writeReview(draftFor(line)));
    expect(countOutcomes(await Promise.allSettled(submits))).toEqual({ ok: 1, conflict: 4 });
    const repeated = await errorOf(api.writeReview(draftFor(line)));
    expect(repeated.message).toBe("You have already reviewed this item.");
    await api.writeReview(draftFor(await buyAgain(api, line)));
    await expectConsistentLedger(shop);
  });

  it("is rejected for gear that the customer did not buy", async () => {
    const { api, line } = await aPurchase();
    const stranger = await signedInApi(shop);
    const { id: gear_id } = await aGear(shop.database);
    const receipt_id = "VN-00000000000000000000";
    expect(await errorOf(stranger.writeReview(draftFor(line)))).toMatchObject({ status: 404 });
    expect(await stranger.listUnreviewed()).toEqual([]);
    expect(await errorOf(api.writeReview(draftFor({ ...line, gear_id })))).toMatchObject({ status: 404 });
    expect(await errorOf(api.writeReview(draftFor({ ...line, receipt_id })))).toMatchObject({ status: 404 });
    expect((await getGear(line.gear_id)).reviews).toEqual([]);
  });

  it("is rejected for an order that is unpaid or cancelled", async () => {
    const { api, gear, id } = await aPendingPayment(shop);
    expect(await api.listUnreviewed()).toEqual([]);
    const unpaidLine = { gear_id: gear.id, receipt_id: id };
    expect(await errorOf(api.writeReview(draftFor(unpaidLine)))).toMatchObject({ status: 404 });
    const cancelled = await aPurchase();
    await cancel(cancelled.api, cancelled.line);
    expect(await cancelled.api.listUnreviewed()).toEqual([]);
    expect(await errorOf(cancelled.api.writeReview(draftFor(cancelled.line)))).toMatchObject({ status: 404 });
  });

  it.each([
    ["no star", { rating: 0 }, "rating", "Please choose a rating."],
    ["six stars", { rating: 6 }, "rating", "At most 5 stars."],
    ["half a star", { rating: 3.5 }, "rating", "Please choose a rating."],
    ["no comment", { comment: "   " }, "comment", "Please write a comment."],
  ])("is rejected with %s", async (_, overrides, field, message) => {
    const { api, line } = await aPurchase();
    const { status, errors } = await errorOf(api.writeReview(draftFor(line, overrides)));
    expect(status).toBe(422);
    expect(errors[field]?.[0]).toBe(message);
    expect(await api.listUnreviewed()).toHaveLength(1);
  });

  it("is counted for each of thirty buyers who submit at once", async () => {
    const { id } = await aGear(shop.database, { stock: 30 });
    const purchases = [];
    for (let count = 0; count < 30; count++) purchases.push(await aPurchase(id));
    const submits = purchases.map(({ api, line }, index) =>
      api.writeReview(draftFor(line, { rating: (index % 5) + 1 })),
    );
    await Promise.all(submits);
    await expect.poll(() => getGear(id)).toMatchObject({ reviews_count: 30, rating: 3 });
    await expectConsistentLedger(shop);
  });

  it("is part of the customer's data export and becomes anonymous when the account is deleted", async () => {
    const { customer, api, line } = await aPurchase();
    await api.writeReview(draftFor(line));
    const other = await aPurchase(line.gear_id);
    await other.api.writeReview(draftFor(other.line));
    const exported = await api.exportMyData();
    expect(exported["reviews"]).toHaveLength(1);
    expect(exported).toMatchObject({
      orders: [{ transaction_id: line.receipt_id }],
      reviews: [{ gear_id: line.gear_id }],
    });
    const [user] = await shop.database.db.select().from(users).where(eq(users.id, customer.id));
    await api.deleteAccount({ body: { email: user?.email ?? "" } });
    await expect
      .poll(() => getGear(line.gear_id))
      .toMatchObject({ reviews: [{ user_name: "Robin" }, { user_name: "A former customer" }] });
    await expectConsistentLedger(shop);
  });
});

describe("a customer who reviews the same gear several times", () => {
  it("does not move its rating by ordering, giving one star and cancelling, again and again", async () => {
    const { api: fan, line } = await aPurchase();
    await fan.writeReview(draftFor(line, { rating: 5 }));
    const { api } = await aPurchase(line.gear_id);
    for (let count = 0; count < 3; count++) {
      const bought = await buyAgain(api, line);
      await api.writeReview(draftFor(bought, { rating: 1 }));
      await cancel(api, bought);
    }
    await expect.poll(() => getGear(line.gear_id)).toMatchObject({ rating: 5, reviews_count: 1 });
    expect(await api.listMyReviews()).toEqual([]);
    await expectConsistentLedger(shop);
  });

  it("counts once, with the newest review, however many purchases and parallel calls", async () => {
    const { id } = await aGear(shop.database, { stock: 5 });
    const { api, line: first } = await aPurchase(id);
    const lines = [first, await buyAgain(api, first), await buyAgain(api, first), await buyAgain(api, first)];
    await Promise.all(lines.map((line) => api.writeReview(draftFor(line, { rating: 1 }))));
    const newest = await buyAgain(api, first);
    expect(await api.listUnreviewed()).toMatchObject([newest]);
    await api.writeReview(draftFor(newest, { rating: 3, comment: "Better now." }));
    await expect
      .poll(() => getGear(id))
      .toMatchObject({ rating: 3, reviews_count: 1, reviews: [{ comment: "Better now." }] });
    expect(await api.listUnreviewed()).toEqual([]);
    await expectConsistentLedger(shop);
  });

  it("keeps the review while another reviewed purchase stands, and loses it with the last one", async () => {
    const { api, line: first } = await aPurchase();
    await api.writeReview(draftFor(first, { rating: 2 }));
    const second = await buyAgain(api, first);
    await api.writeReview(draftFor(second, { rating: 4 }));
    const unreviewed = await buyAgain(api, first);
    await cancel(api, second);
    await expect.poll(() => getGear(first.gear_id)).toMatchObject({ rating: 4, reviews_count: 1 });
    await cancel(api, first);
    await expect.poll(() => getGear(first.gear_id)).toMatchObject({ rating: 0, reviews_count: 0, reviews: [] });
    expect(await api.listUnreviewed()).toMatchObject([unreviewed]);
    await expectConsistentLedger(shop);
  });

  it("loses the review when staff refund the purchase", async () => {
    const { api, line } = await aPurchase();
    await api.writeReview(draftFor(line));
    const staff = await staffApi(shop);
    await staff.updateOrderAsStaff({ params: { id: line.receipt_id }, body: { shipping_status: "refund" } });
    await expect.poll(() => getGear(line.gear_id)).toMatchObject({ reviews_count: 0, reviews: [] });
    await expectConsistentLedger(shop);
  });
});

describe("a written review", () => {
  it("is found and edited by the customer who wrote it, and the rating follows", async () => {
    const { api, line } = await aPurchase();
    const { id } = await api.writeReview(draftFor(line, { rating: 1 }));
    const edit = { params: { id }, body: { rating: 5, comment: "It grew on us." } };
    expect(await api.editReview(edit)).toMatchObject({ message: "Your review has been updated.", ...edit.body });
    expect(await api.listMyReviews()).toMatchObject([
      { id, gear_id: line.gear_id, name: "Ball", main_image: null, rating: 5, comment: "It grew on us." },
    ]);
    await expect.poll(() => getGear(line.gear_id)).toMatchObject({ rating: 5, reviews_count: 1 });
    await expectConsistentLedger(shop);
  });

  it("cannot be seen in the list of another customer, or edited by them", async () => {
    const { api, line } = await aPurchase();
    const { id } = await api.writeReview(draftFor(line));
    const stranger = await signedInApi(shop);
    const edit = { params: { id }, body: { rating: 1, comment: "Mine now." } };
    expect(await stranger.listMyReviews()).toEqual([]);
    expect(await errorOf(stranger.editReview(edit))).toMatchObject({ status: 404 });
    expect((await getGear(line.gear_id)).reviews).toMatchObject([{ rating: 4, comment: "Rolls well." }]);
    expect((await errorOf(api.editReview({ ...edit, body: { rating: 0, comment: " " } }))).errors).toEqual({
      rating: ["Please choose a rating."],
      comment: ["Please write a comment."],
    });
  });
});
