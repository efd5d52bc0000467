import { type Api, ApiResponseError } from "@pawhaven/contract";
import { afterEach, describe, expect, it } from "vitest";
import { countOutcomes } from "../../../test/support/concurrency.ts";
import { aGear } from "../../../test/support/factories.ts";
import { FakePaymentProvider } from "../../../test/support/fake-payment-provider.ts";
import { aGiftCard, giftCardBalance } from "../../../test/support/gift-cards.ts";
import { expectConsistentLedger, placeCashOrder } from "../../../test/support/orders.ts";
import { signedInApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop({ provider: new FakePaymentProvider() });

afterEach(() => expectConsistentLedger(shop));

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
  it("50 checkouts with one gift card spend its balance, and no more", async () => {
    const { id } = await aGear(shop.database, { stock: 100 });
    const card = await aGiftCard(shop, 10_500);
    const buyers: Api[] = [];
    while (buyers.length < 50) buyers.push(await signedInApi(shop));
    const items = [{ id, quantity: 1 }];
    const calls = buyers.map((api) =>
      retryWhileUnavailable(() => placeCashOrder(api, items, { gift_card: { code: card.code }, key: "one" })),
    );
    expect(countOutcomes(await Promise.allSettled(calls))).toEqual({ ok: 11, conflict: 39 });
    expect(await giftCardBalance(shop, card.id)).toBe(0);
  });
});
