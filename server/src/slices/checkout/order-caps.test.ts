import type { Api } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { countOutcomes, startMany } from "../../../test/support/concurrency.ts";
import { aCustomer, aGear } from "../../../test/support/factories.ts";
import { FakePaymentProvider } from "../../../test/support/fake-payment-provider.ts";
import { expectConsistentLedger, placeCashOrder, startCardPayment, stockOf } from "../../../test/support/orders.ts";
import { signedInApi, staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const provider = new FakePaymentProvider();
const shop = testShop({ provider });

const anUnconfirmedCustomer = async (): Promise<Api> =>
  apiFor(shop, await aCustomer(shop.database, { emailConfirmedAt: null }));

const orderAtOnce = async (count: number, order: () => Promise<unknown>) =>
  countOutcomes(await Promise.allSettled(startMany(count, order)));

async function payByCard(api: Api, gearId: number, quantity: number): Promise<void> {
  const { payment_intent_id } = await startCardPayment(api, [{ id: gearId, quantity }], quantity * 1000);
  provider.updateIntent(payment_intent_id, { status: "succeeded" });
  await api.confirmPayment({ body: { payment_intent_id } });
}

describe("a customer whose email address is not confirmed", () => {
  it("orders five units of a gear in cash, even if ten orders are sent at once, and is told how to get more", async () => {
    const api = await anUnconfirmedCustomer();
    const { id } = await aGear(shop.database, { name: "Ball", stock: 200 });
    const items = [{ id, quantity: 1 }];
    expect(await orderAtOnce(10, () => placeCashOrder(api, items))).toEqual({ ok: 5, conflict: 5 });
    expect(await stockOf(shop, id)).toBe(195);
    const message =
      "Please confirm your email address to order more than 5 of Ball. We have sent you a link. You can get a new one in your profile.";
    expect(await errorOf(placeCashOrder(api, items))).toMatchObject({
      code: "conflict",
      message,
      errors: { items: [message] },
    });
    await expectConsistentLedger(shop);
  });

  it("cannot take the whole stock with one order, in cash or by card", async () => {
    const api = await anUnconfirmedCustomer();
    const { id } = await aGear(shop.database, { stock: 200 });
    const items = [{ id, quantity: 200 }];
    expect(await errorOf(placeCashOrder(api, items))).toMatchObject({ code: "conflict" });
    expect(await errorOf(startCardPayment(api, items, 200_000))).toMatchObject({ code: "conflict" });
    expect(await stockOf(shop, id)).toBe(200);
  });

  it("owes at most $300 in cash, even if ten orders are sent at once, and can still pay by card", async () => {
    const api = await anUnconfirmedCustomer();
    const gears = await Promise.all(startMany(5, () => aGear(shop.database, { listPriceCents: 10_000 })));
    const items = gears.map(({ id }) => ({ id, quantity: 1 }));
    const [first = { id: 0, quantity: 1 }, second = first] = items;
    let next = 0;
    const order = () => placeCashOrder(api, [items[next++ % items.length] ?? first]);
    expect(await orderAtOnce(10, order)).toEqual({ ok: 3, conflict: 7 });
    expect((await errorOf(placeCashOrder(api, [second]))).message).toBe(
      "Please confirm your email address to order more than $300.00 for cash on delivery, or pay by card. We have sent you a link. You can get a new one in your profile.",
    );
    await startCardPayment(api, items.slice(0, 4), 40_000);
    await expectConsistentLedger(shop);
  });

  it("repeats a checkout that reached the cap and gets the same order", async () => {
    const api = await anUnconfirmedCustomer();
    const { id } = await aGear(shop.database, { stock: 20 });
    const send = () => placeCashOrder(api, [{ id, quantity: 5 }], { key: "once" });
    const replies = await Promise.all(startMany(4, send));
    expect(new Set(replies.map(({ transaction_id }) => transaction_id)).size).toBe(1);
    expect(await stockOf(shop, id)).toBe(15);
  });

  it("can change from card to cash and back, because an unpaid checkout makes room for the next", async () => {
    const api = await anUnconfirmedCustomer();
    const { id } = await aGear(shop.database, { stock: 20 });
    const items = [{ id, quantity: 4 }];
    await startCardPayment(api, items, 4000);
    await startCardPayment(api, items, 4000);
    const { transaction_id } = await placeCashOrder(api, items);
    await api.cancelOrder({ params: { id: transaction_id } });
    await startCardPayment(api, items, 4000);
    expect(await stockOf(shop, id)).toBe(16);
    await expectConsistentLedger(shop);
  });

  it("can order again what is paid for, cancelled or delivered", async () => {
    const api = await anUnconfirmedCustomer();
    const { id } = await aGear(shop.database, { stock: 40 });
    await payByCard(api, id, 5);
    await payByCard(api, id, 5);
    const { transaction_id } = await placeCashOrder(api, [{ id, quantity: 5 }]);
    const staff = await staffApi(shop);
    for (const shipping_status of ["shipping", "shipped"] as const) {
      expect(await errorOf(placeCashOrder(api, [{ id, quantity: 1 }]))).toMatchObject({ code: "conflict" });
      await staff.updateOrderAsStaff({ params: { id: transaction_id }, body: { shipping_status } });
    }
    await placeCashOrder(api, [{ id, quantity: 5 }]);
  });
});

describe("a customer", () => {
  it("orders 50 units of a gear at a time", async () => {
    const api = await signedInApi(shop);
    const { id } = await aGear(shop.database, { name: "Ball", stock: 200 });
    expect(await orderAtOnce(4, () => placeCashOrder(api, [{ id, quantity: 25 }]))).toEqual({ ok: 2, conflict: 2 });
    expect((await errorOf(placeCashOrder(api, [{ id, quantity: 1 }]))).message).toBe(
      "You can order up to 50 of Ball online. Please call us at +84 28 5550 0199 to order more.",
    );
  });

  it("owes at most $5,000 in cash", async () => {
    const api = await signedInApi(shop);
    const { id } = await aGear(shop.database, { listPriceCents: 200_000, stock: 20 });
    expect(await orderAtOnce(5, () => placeCashOrder(api, [{ id, quantity: 1 }]))).toEqual({ ok: 2, conflict: 3 });
    expect((await errorOf(placeCashOrder(api, [{ id, quantity: 1 }]))).message).toBe(
      "You can order up to $5,000.00 for cash on delivery, orders on their way included. Please pay by card, or call us at +84 28 5550 0199.",
    );
  });
});
