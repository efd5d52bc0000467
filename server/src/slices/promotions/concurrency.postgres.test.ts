import { type Api, ApiResponseError } from "@pawhaven/contract";
import { afterEach, describe, expect, it } from "vitest";
import { countOutcomes, startMany } from "../../../test/support/concurrency.ts";
import { aGear } from "../../../test/support/factories.ts";
import { FakePaymentProvider } from "../../../test/support/fake-payment-provider.ts";
import { expectConsistentLedger, placeCashOrder, startCardPayment } from "../../../test/support/orders.ts";
import { aPromotion } from "../../../test/support/promotions.ts";
import { signedInApi, staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop({ provider: new FakePaymentProvider() });

afterEach(() => expectConsistentLedger(shop));

/** On a busy machine some of many calls wait too long for a connection and are asked to try again. */
async function retryWhileUnavailable<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiResponseError && error.code === "unavailable")) throw error;
    }
  }
}

describe("under contention", () => {
  it("200 customers get exactly the 20 uses of a code, in cash and by card", async () => {
    const { id } = await aGear(shop.database, { stock: 500 });
    const promotion = await aPromotion(shop, { code: "TWENTY", maxUses: 20 });
    const items = [{ id, quantity: 1 }];
    const buy = (api: Api, index: number): Promise<unknown> =>
      index % 2 === 0
        ? placeCashOrder(api, items, { code: "TWENTY", key: "one" })
        : startCardPayment(api, items, 900, { code: "TWENTY", key: "one" });
    const buyers: Api[] = [];
    while (buyers.length < 200) buyers.push(await signedInApi(shop));
    const calls = buyers.map((api, index) => retryWhileUnavailable(() => buy(api, index)));
    expect(countOutcomes(await Promise.allSettled(calls))).toEqual({ ok: 20, conflict: 180 });
    const staff = await staffApi(shop, "manager");
    expect(await staff.getPromotion({ params: { id: promotion.id } })).toMatchObject({ uses: 20, standing: "used_up" });
  });

  it("a customer who clicks in ten tabs at once uses a code once", async () => {
    const { id } = await aGear(shop.database, { stock: 50 });
    await aPromotion(shop, { code: "ONCE-EACH", maxUsesPerCustomer: 1 });
    const api = await signedInApi(shop);
    const calls = startMany(10, (index) =>
      retryWhileUnavailable(() =>
        placeCashOrder(api, [{ id, quantity: 1 }], { code: "ONCE-EACH", key: `tab-${index}` }),
      ),
    );
    expect(countOutcomes(await Promise.allSettled(calls))).toEqual({ ok: 1, conflict: 9 });
  });

  it("orders that come and go do not deadlock over stock and promotions", async () => {
    const gear = await aGear(shop.database, { stock: 100 });
    await aPromotion(shop, { name: "For all" });
    await aPromotion(shop, { code: "BOTH" });
    const items = [{ id: gear.id, quantity: 1 }];
    const calls = startMany(40, async () => {
      const api = await signedInApi(shop);
      const { transaction_id: id } = await retryWhileUnavailable(() => placeCashOrder(api, items, { code: "BOTH" }));
      await retryWhileUnavailable(() => api.cancelOrder({ params: { id } }));
    });
    expect(countOutcomes(await Promise.allSettled(calls))).toEqual({ ok: 40 });
  });
});
