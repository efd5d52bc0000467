import { afterEach, describe, expect, it } from "vitest";
import { buyingCalls, expectConsistentLedger, stockOf } from "../../../test/support/orders.ts";
import { aCustomer, aGear } from "../../../test/support/factories.ts";
import { FakePaymentProvider } from "../../../test/support/fake-payment-provider.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { reconcilerFor } from "../../../test/support/payments.ts";

const cards = new FakePaymentProvider();
const shop = testShop({ provider: cards });
const { payInCash, beginCard, cancelPayment, confirm, ordersOf } = buyingCalls(shop);
const reconcile = reconcilerFor(shop, cards);

afterEach(() => expectConsistentLedger(shop));

const customers = (count: number) => Promise.all(Array.from({ length: count }, () => aCustomer(shop.database)));
const tally = (statuses: number[]) =>
  Object.fromEntries([...new Set(statuses)].map((status) => [status, statuses.filter((s) => s === status).length]));

describe("many at once", () => {
  it("200 buyers get the last 20 units, 20 of them", async () => {
    const { id } = await aGear(shop.database, { stock: 20 });
    const buyers = await customers(200);
    const responses = await Promise.all(
      buyers.map((buyer, index) =>
        index % 2 === 0 ? payInCash(buyer, [{ id, quantity: 1 }]) : beginCard(buyer, [{ id, quantity: 1 }], 1000),
      ),
    );
    const sold = responses.filter(({ statusCode }) => statusCode === 201 || statusCode === 200);
    const refused = responses.filter(({ statusCode }) => statusCode === 409);
    expect([sold.length, refused.length]).toEqual([20, 180]);
    expect(new Set(refused.map((response) => response.json<{ code: string }>().code))).toEqual(
      new Set(["out_of_stock"]),
    );
    expect(await stockOf(shop, id)).toBe(0);
  });

  it("50 submits of one checkout place one order, in cash and by card", async () => {
    const { id } = await aGear(shop.database, { stock: 60 });
    const [cash, card] = await customers(2);
    if (!cash || !card) throw new Error("There are two customers.");
    const submits = Array.from({ length: 50 });
    const inCash = await Promise.all(submits.map(() => payInCash(cash, [{ id, quantity: 1 }], {}, "one")));
    const byCard = await Promise.all(submits.map(() => beginCard(card, [{ id, quantity: 1 }], 1000, {}, "one")));
    expect(tally(inCash.map(({ statusCode }) => statusCode))).toEqual({ 201: 50 });
    expect(tally(byCard.map(({ statusCode }) => statusCode))).toEqual({ 200: 50 });
    expect(new Set([...inCash, ...byCard].map(({ body }) => body)).size).toBe(2);
    expect([await ordersOf(cash), await ordersOf(card)].map(({ length }) => length)).toEqual([1, 1]);
    expect(await stockOf(shop, id)).toBe(58);
  });

  it("orders for the same things in opposite order wait for each other and all come through", async () => {
    const [a, b] = [await aGear(shop.database, { stock: 100 }), await aGear(shop.database, { stock: 100 })];
    const forth = [a, b].map(({ id }) => ({ id, quantity: 1 }));
    const buyers = await customers(40);
    const responses = await Promise.all(
      buyers.map((buyer, index) => payInCash(buyer, index % 2 === 0 ? forth : forth.toReversed())),
    );
    expect(tally(responses.map(({ statusCode }) => statusCode))).toEqual({ 201: 40 });
    expect([await stockOf(shop, a.id), await stockOf(shop, b.id)]).toEqual([60, 60]);
  });

  it("buying, paying, calling off and the reconciler leave the books in order", async () => {
    const gears = await Promise.all([1, 2, 3].map(() => aGear(shop.database, { stock: 15 })));
    const items = gears.map(({ id }) => ({ id, quantity: 1 }));
    const buyers = await customers(24);
    await Promise.all([
      ...buyers.map(async (buyer, index) => {
        const mine = index % 2 === 0 ? items : items.toReversed().slice(1);
        const begun = await beginCard(buyer, mine, mine.length * 1000);
        const { payment_intent_id: intent } = begun.json<{ payment_intent_id?: string }>();
        if (!intent) return;
        if (index % 3 === 0) return cancelPayment(buyer, intent);
        cards.updateIntent(intent, { status: "succeeded" });
        return Promise.all([confirm(buyer, intent), cancelPayment(buyer, intent), confirm(buyer, intent)]);
      }),
      ...[1, 2, 3].map(() => reconcile()),
    ]);
    const succeeded = [...cards.intents.values()].filter(({ status }) => status === "succeeded");
    expect(succeeded.filter(({ refundedCents }) => refundedCents > 0)).toEqual([]);
    for (const { id } of gears) expect(await stockOf(shop, id)).toBeGreaterThanOrEqual(0);
  });
});
