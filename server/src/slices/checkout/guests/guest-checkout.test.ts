import { beforeEach, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../../test/support/api-client.ts";
import { aGear } from "../../../../test/support/factories.ts";
import { FakePaymentProvider } from "../../../../test/support/fake-payment-provider.ts";
import { aGuest, newestMailTo, placeGuestOrder, startGuestPayment } from "../../../../test/support/guests.ts";
import { expectConsistentLedger, expireReservation, shipTo, stockOf } from "../../../../test/support/orders.ts";
import { reconcilerFor, sendPaymentEvent } from "../../../../test/support/payments.ts";
import { testShop } from "../../../../test/support/test-shop.ts";

const provider = new FakePaymentProvider();
const shop = testShop({ provider });
const reconcile = reconcilerFor(shop, provider);

beforeEach(() => {
  provider.isDown = false;
});

async function aGuestPayment(quantity = 1) {
  const { id: gear } = await aGear(shop.database, { stock: 5 });
  const { api, email } = aGuest(shop);
  const items = [{ id: gear, quantity }];
  const started = await startGuestPayment(api, items, quantity * 1000, { email });
  const { payment_intent_id: intent, token } = started;
  return { api, email, gear, items, intent, token, id: started.transaction_id };
}

describe("a guest who pays in cash", () => {
  it("gets one order per attempt, however often it is sent, and a link with every reply", async () => {
    const { id } = await aGear(shop.database, { stock: 5 });
    const { api } = aGuest(shop);
    const order = () => placeGuestOrder(api, [{ id, quantity: 1 }], { key: "attempt-1", email: "once@example.com" });
    const [first, second] = [await order(), await order()];
    expect(second.transaction_id).toBe(first.transaction_id);
    for (const { token } of [first, second])
      expect(await api.getGuestOrder({ params: { token } })).toMatchObject({ transaction_id: first.transaction_id });
    expect(await stockOf(shop, id)).toBe(4);
    const changed = placeGuestOrder(api, [{ id, quantity: 2 }], { key: "attempt-1", email: "once@example.com" });
    expect(await errorOf(changed)).toMatchObject({ status: 422 });
    await expectConsistentLedger(shop);
  });

  it("pays the price of the server, and is told of prices and stock that have changed", async () => {
    const { id } = await aGear(shop.database, { name: "Ball", listPriceCents: 1500, stock: 1 });
    const { api } = aGuest(shop);
    const order = (quantity: number, amount: number) => placeGuestOrder(api, [{ id, quantity }], { amount });
    expect(await errorOf(order(1, 1000))).toMatchObject({ code: "price_changed", amount: 1500 });
    expect(await errorOf(order(2, 3000))).toMatchObject({ code: "out_of_stock", message: "Only 1 left of Ball." });
    await order(1, 1500);
  });

  it("cannot use what is for accounts", async () => {
    const { id } = await aGear(shop.database);
    for (const option of [{ collect_at_booking_id: 1 }, { acknowledged: [] }, { gifts: [id] }])
      expect(
        await errorOf(
          apiFor(shop).createGuestOrder({
            body: { items: [{ id, quantity: 1 }], customer: shipTo, ...option },
          }),
        ),
      ).toMatchObject({ status: 422 });
  });
});

describe("a guest who pays by card", () => {
  it("holds the items, settles with the link, and gets a mail", async () => {
    const { api, email, gear, items, intent, token, id } = await aGuestPayment(2);
    expect(await stockOf(shop, gear)).toBe(3);
    const confirm = () => api.confirmGuestPayment({ body: { token, payment_intent_id: intent, items } });
    expect(await errorOf(confirm())).toMatchObject({ status: 409 });
    provider.updateIntent(intent, { status: "succeeded" });
    expect(await confirm()).toMatchObject({ transaction_id: id, shipping_status: "ordered" });
    expect((await newestMailTo(shop, email)).mail?.subject).toBe(`We have received your payment (${id})`);
    await expectConsistentLedger(shop);
  });

  it("cannot settle or cancel the payment of another order", async () => {
    const [mine, other] = [await aGuestPayment(), await aGuestPayment()];
    const body = { token: mine.token, payment_intent_id: other.intent };
    expect(await errorOf(mine.api.confirmGuestPayment({ body }))).toMatchObject({ status: 404 });
    expect(await errorOf(mine.api.cancelGuestPayment({ body }))).toMatchObject({ status: 404 });
  });

  it("is settled by the provider's webhook, too", async () => {
    const { api, intent, token } = await aGuestPayment();
    provider.updateIntent(intent, { status: "succeeded" });
    await sendPaymentEvent(shop, { id: `evt-${intent}`, intentId: intent });
    expect(await api.getGuestOrder({ params: { token } })).toMatchObject({ shipping_status: "ordered" });
  });

  it("can cancel, or lets go after half an hour", async () => {
    const [left, late] = [await aGuestPayment(), await aGuestPayment()];
    await left.api.cancelGuestPayment({ body: { token: left.token, payment_intent_id: left.intent } });
    expect(await stockOf(shop, left.gear)).toBe(5);
    await expireReservation(shop, late.id);
    await reconcile();
    expect(await stockOf(shop, late.gear)).toBe(5);
    await expectConsistentLedger(shop);
  });

  it("releases the items of an attempt that a later one replaces, also to buy the last ones", async () => {
    const { api, email, gear, token } = await aGuestPayment(5);
    const again = await startGuestPayment(api, [{ id: gear, quantity: 4 }], 4000, { email, replaces: token });
    expect(await stockOf(shop, gear)).toBe(1);
    await placeGuestOrder(api, [{ id: gear, quantity: 5 }], { email, replaces: again.token });
    expect(await stockOf(shop, gear)).toBe(0);
    await expectConsistentLedger(shop);
  });

  it("is refunded when the paid order is cancelled", async () => {
    const { api, items, intent, token } = await aGuestPayment();
    provider.updateIntent(intent, { status: "succeeded" });
    await api.confirmGuestPayment({ body: { token, payment_intent_id: intent, items } });
    await api.cancelGuestOrder({ params: { token } });
    expect(provider.intents.get(intent)?.refundedCents).toBe(1000);
    await expectConsistentLedger(shop);
  });
});
