import { type Api, ApiResponseError, type ErrorCode } from "@pawhaven/contract";
import { afterEach, describe, expect, it } from "vitest";
import { countOutcomes } from "../../../test/support/concurrency.ts";
import { aGear } from "../../../test/support/factories.ts";
import { FakePaymentProvider } from "../../../test/support/fake-payment-provider.ts";
import {
  expectConsistentLedger,
  type Item,
  placeCashOrder,
  startCardPayment,
  stockOf,
} from "../../../test/support/orders.ts";
import { reconcilerFor } from "../../../test/support/payments.ts";
import { signedInApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const provider = new FakePaymentProvider();
const shop = testShop({ provider });
const reconcile = reconcilerFor(shop, provider);

afterEach(() => expectConsistentLedger(shop));

async function newBuyers(count: number): Promise<Api[]> {
  const buyers = [];
  while (buyers.length < count) buyers.push(await signedInApi(shop));
  return buyers;
}

/** On a busy machine some of many calls wait too long for a connection and are asked to try again. */
async function retryWhileUnavailable<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!hasCode(error, "unavailable")) throw error;
    }
  }
}

const hasCode = (error: unknown, code: ErrorCode) => error instanceof ApiResponseError && error.code === code;

/** Undefined if an item has sold out. */
const tryStartCardPayment = (api: Api, items: Item[]) =>
  startCardPayment(api, items, items.length * 1000).catch((error: unknown) => {
    if (hasCode(error, "out_of_stock")) return undefined;
    throw error;
  });

describe("under contention", () => {
  it("200 buyers get exactly the 20 units in stock", async () => {
    const { id } = await aGear(shop.database, { stock: 20 });
    const items = [{ id, quantity: 1 }];
    const buy = (api: Api, index: number) =>
      index % 2 === 0 ? placeCashOrder(api, items, { key: "one" }) : startCardPayment(api, items, 1000, { key: "one" });
    const calls = (await newBuyers(200)).map((api, index) => retryWhileUnavailable<unknown>(() => buy(api, index)));
    expect(countOutcomes(await Promise.allSettled(calls))).toEqual({ ok: 20, out_of_stock: 180 });
    expect(await stockOf(shop, id)).toBe(0);
  });

  it("50 submits of one checkout place one order, in cash and by card", async () => {
    const { id } = await aGear(shop.database, { stock: 60 });
    const items = [{ id, quantity: 1 }];
    const [cashBuyer, cardBuyer] = [await signedInApi(shop), await signedInApi(shop)];
    const submits = Array.from({ length: 50 });
    const cash = await Promise.all(submits.map(() => placeCashOrder(cashBuyer, items, { key: "one" })));
    const card = await Promise.all(submits.map(() => startCardPayment(cardBuyer, items, 1000, { key: "one" })));
    expect(new Set([...cash, ...card].map((reply) => JSON.stringify(reply))).size).toBe(2);
    expect([await cashBuyer.listOrders(), await cardBuyer.listOrders()].map(({ length }) => length)).toEqual([1, 1]);
    expect(await stockOf(shop, id)).toBe(58);
  });

  it("orders for the same items in opposite order do not deadlock", async () => {
    const [a, b] = [await aGear(shop.database, { stock: 100 }), await aGear(shop.database, { stock: 100 })];
    const items = [a, b].map(({ id }) => ({ id, quantity: 1 }));
    const calls = (await newBuyers(40)).map((api, index) =>
      placeCashOrder(api, index % 2 === 0 ? items : items.toReversed()),
    );
    expect(countOutcomes(await Promise.allSettled(calls))).toEqual({ ok: 40 });
    expect([await stockOf(shop, a.id), await stockOf(shop, b.id)]).toEqual([60, 60]);
  });

  it("paying, cancelling and reconciling at once leaves the ledger consistent and refunds nothing", async () => {
    const gears = await Promise.all([1, 2, 3].map(() => aGear(shop.database, { stock: 15 })));
    const items = gears.map(({ id }) => ({ id, quantity: 1 }));
    const buy = async (api: Api, index: number) => {
      const intent = await tryStartCardPayment(api, index % 2 === 0 ? items : items.toReversed().slice(1));
      if (!intent) return;
      const body = { payment_intent_id: intent.payment_intent_id };
      if (index % 3 === 0) return api.cancelPayment({ body });
      provider.updateIntent(body.payment_intent_id, { status: "succeeded" });
      return countOutcomes(
        await Promise.allSettled([
          api.confirmPayment({ body }),
          api.cancelPayment({ body }),
          api.confirmPayment({ body }),
        ]),
      );
    };
    await Promise.all([...(await newBuyers(24)).map(buy), ...[1, 2, 3].map(() => reconcile())]);
    const succeeded = [...provider.intents.values()].filter(({ status }) => status === "succeeded");
    expect(succeeded.filter(({ refundedCents }) => refundedCents > 0)).toEqual([]);
    for (const { id } of gears) expect(await stockOf(shop, id)).toBeGreaterThanOrEqual(0);
  });
});
