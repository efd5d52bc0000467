import { afterEach, describe, expect, it } from "vitest";
import { countOutcomes, startMany } from "../../../../test/support/concurrency.ts";
import { aGear } from "../../../../test/support/factories.ts";
import { FakePaymentProvider } from "../../../../test/support/fake-payment-provider.ts";
import { aGuest, placeGuestOrder, startGuestPayment } from "../../../../test/support/guests.ts";
import { expectConsistentLedger, placeCashOrder, stockOf } from "../../../../test/support/orders.ts";
import { signedInApi } from "../../../../test/support/signed-in-api.ts";
import { testShop } from "../../../../test/support/test-shop.ts";

const shop = testShop({ provider: new FakePaymentProvider() });
afterEach(() => expectConsistentLedger(shop));

describe("under contention", () => {
  it("guests and customers buy exactly the units in stock", async () => {
    const { id } = await aGear(shop.database, { stock: 7 });
    const customers = await Promise.all(startMany(15, () => signedInApi(shop)));
    const buy = (index: number) => {
      const customer = customers[index];
      if (customer) return placeCashOrder(customer, [{ id, quantity: 1 }]);
      const { api, email } = aGuest(shop);
      return placeGuestOrder(api, [{ id, quantity: 1 }], { email });
    };
    const results = await Promise.allSettled(startMany(30, (index) => buy(index)));
    expect(countOutcomes(results)).toEqual({ ok: 7, out_of_stock: 23 });
    expect(await stockOf(shop, id)).toBe(0);
  });

  it("one attempt of a guest that is sent 20 times is one order, in cash and by card", async () => {
    const { id } = await aGear(shop.database, { stock: 50 });
    const { api, email } = aGuest(shop);
    const items = [{ id, quantity: 1 }];
    const cash = await Promise.all(startMany(20, () => placeGuestOrder(api, items, { email, key: "cash" })));
    const card = await Promise.all(startMany(20, () => startGuestPayment(api, items, 1000, { email, key: "card" })));
    expect(new Set(cash.map(({ transaction_id: number }) => number)).size).toBe(1);
    expect(new Set(card.map(({ transaction_id: number }) => number)).size).toBe(1);
    expect(await stockOf(shop, id)).toBe(48);
  });

  it("ten orders of one guest at once take what one guest may hold", async () => {
    const { id } = await aGear(shop.database, { stock: 50 });
    const { email } = aGuest(shop);
    const order = () => placeGuestOrder(aGuest(shop).api, [{ id, quantity: 1 }], { email });
    expect(countOutcomes(await Promise.allSettled(startMany(10, order)))).toEqual({ ok: 5, conflict: 5 });
  });

  it("of ten accounts that claim an order at once, one gets it", async () => {
    const { id } = await aGear(shop.database);
    const { api, email } = aGuest(shop);
    const { token } = await placeGuestOrder(api, [{ id, quantity: 1 }], { email });
    const accounts = await Promise.all(startMany(10, () => signedInApi(shop)));
    const claims = accounts.map((account) => account.claimGuestOrder({ body: { token } }));
    expect(countOutcomes(await Promise.allSettled(claims))).toEqual({ ok: 1, conflict: 9 });
    const lists = await Promise.all(accounts.map((account) => account.listOrders()));
    expect(lists.flat()).toHaveLength(1);
  });

  it("an order that is claimed while it is cancelled ends in one state", async () => {
    const { id } = await aGear(shop.database, { stock: 5 });
    const { api, email } = aGuest(shop);
    const { token } = await placeGuestOrder(api, [{ id, quantity: 1 }], { email });
    const account = await signedInApi(shop);
    await Promise.allSettled([
      account.claimGuestOrder({ body: { token } }),
      api.cancelGuestOrder({ params: { token } }),
    ]);
    const [order] = await account.listOrders();
    expect(await stockOf(shop, id)).toBe(order?.shipping_status === "cancel" ? 5 : 4);
  });
});
