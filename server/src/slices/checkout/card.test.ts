import { beforeEach, describe, expect, it } from "vitest";
import { errorOf } from "../../../test/support/api-client.ts";
import { aGear } from "../../../test/support/factories.ts";
import { FakePaymentProvider } from "../../../test/support/fake-payment-provider.ts";
import {
  expectConsistentLedger,
  expireReservation,
  mailSubjectsOf,
  makePaymentChecksDue,
  placeCashOrder,
  shipTo,
  startCardPayment,
  stockOf,
} from "../../../test/support/orders.ts";
import { aPendingPayment, reconcilerFor, sendPaymentEvent } from "../../../test/support/payments.ts";
import { signedInApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const provider = new FakePaymentProvider();
const shop = testShop({ provider });
const reconcile = reconcilerFor(shop, provider);

beforeEach(() => {
  provider.isDown = false;
});

describe("a card payment", () => {
  it("reserves the items while it is pending, without a receipt, a mail or a change of the cart", async () => {
    const { api, gear, intent, id } = await aPendingPayment(shop, { quantity: 2 });
    expect(intent).toMatchObject({ clientSecret: `pi_${id}_secret`, payment_intent_id: `pi_${id}` });
    expect(await stockOf(shop, gear.id)).toBe(3);
    expect((await api.getCart()).items).toMatchObject([{ quantity: 2 }]);
    expect(await api.getOrder({ params: { id } })).toMatchObject({
      shipping_status: "",
      payment_status: "Credit/Debit Card",
      can_cancel: false,
      timeline: [{ kind: "awaiting_payment" }],
    });
    expect(await errorOf(api.getReceipt({ params: { id } }))).toMatchObject({ status: 404 });
    expect(await mailSubjectsOf(shop, id)).toEqual([]);
    await expectConsistentLedger(shop);
  });

  it("that succeeds places the order, removes its items from the cart and is confirmed by mail", async () => {
    const { api, gear, id, items, intentId } = await aPendingPayment(shop, { quantity: 2 });
    provider.updateIntent(intentId, { status: "succeeded" });
    const confirmed = await api.confirmPayment({ body: { payment_intent_id: intentId, items } });
    expect(confirmed).toMatchObject({ transaction_id: id, shipping_status: "ordered" });
    expect(provider.intents.get(intentId)?.refundedCents).toBe(0);
    expect(await stockOf(shop, gear.id)).toBe(3);
    expect((await api.getCart()).items).toEqual([]);
    expect(await api.getReceipt({ params: { id } })).toMatchObject({ orderId: id, total: 20 });
    const { timeline } = await api.getOrder({ params: { id } });
    expect(timeline.map(({ kind }) => kind)).toEqual(["awaiting_payment", "paid"]);
    expect(await mailSubjectsOf(shop, id)).toEqual(["We have received your payment"]);
    await expectConsistentLedger(shop);
  });

  it("is confirmed only when the provider reports success", async () => {
    const { api, id, intentId } = await aPendingPayment(shop);
    const confirm = () => api.confirmPayment({ body: { payment_intent_id: intentId } });
    expect(await errorOf(confirm())).toMatchObject({
      code: "conflict",
      message: "The payment has not been completed.",
    });
    provider.updateIntent(intentId, { status: "processing" });
    expect(await confirm()).toMatchObject({ shipping_status: "" });
    expect((await api.getOrder({ params: { id } })).shipping_status).toBe("");
    provider.updateIntent(intentId, { status: "succeeded" });
    expect(await confirm()).toMatchObject({ shipping_status: "ordered" });
  });

  const mismatches = [
    ["amount", { amountCents: 999 }],
    ["currency", { currency: "vnd" }],
    ["order number", { reference: "VN-00000000000000000000" }],
  ] as const;
  it.each(mismatches)("with a different %s is not accepted, and its reservation expires", async (_, mismatch) => {
    const { api, gear, id, intentId } = await aPendingPayment(shop);
    provider.updateIntent(intentId, { status: "succeeded", ...mismatch });
    const confirmation = api.confirmPayment({ body: { payment_intent_id: intentId } });
    expect(await errorOf(confirmation)).toMatchObject({ status: 409 });
    expect((await sendPaymentEvent(shop, { id: `evt-${id}`, intentId })).statusCode).toBe(200);
    await makePaymentChecksDue(shop);
    await reconcile();
    expect((await api.getOrder({ params: { id } })).shipping_status).toBe("");
    await expireReservation(shop, id);
    await reconcile();
    expect((await api.getOrder({ params: { id } })).timeline.at(-1)).toMatchObject({ kind: "expired" });
    expect(await stockOf(shop, gear.id)).toBe(5);
    expect(await mailSubjectsOf(shop, id)).toEqual([]);
    await expectConsistentLedger(shop);
  });

  it("cannot be confirmed for different items", async () => {
    const { api, gear, id, intentId } = await aPendingPayment(shop, { quantity: 2 });
    const other = await aGear(shop.database);
    provider.updateIntent(intentId, { status: "succeeded" });
    for (const items of [[{ id: gear.id, quantity: 1 }], [{ id: other.id, quantity: 2 }]]) {
      const confirmation = api.confirmPayment({ body: { payment_intent_id: intentId, items } });
      expect(await errorOf(confirmation)).toMatchObject({ status: 409 });
    }
    expect((await api.getOrder({ params: { id } })).shipping_status).toBe("");
    const split = [gear.id, gear.id].map((gearId) => ({ id: gearId, quantity: 1 }));
    const confirmed = await api.confirmPayment({ body: { payment_intent_id: intentId, items: split } });
    expect(confirmed.shipping_status).toBe("ordered");
  });

  it("and its order cannot be seen or changed by another customer", async () => {
    const { id, intentId: payment_intent_id } = await aPendingPayment(shop);
    const stranger = await signedInApi(shop);
    provider.updateIntent(payment_intent_id, { status: "succeeded" });
    const calls = [
      stranger.confirmPayment({ body: { payment_intent_id } }),
      stranger.cancelPayment({ body: { payment_intent_id } }),
      stranger.confirmPayment({ body: { payment_intent_id: "pi_unknown" } }),
      stranger.getOrder({ params: { id } }),
      stranger.getReceipt({ params: { id } }),
      stranger.cancelOrder({ params: { id } }),
      stranger.buyAgain({ params: { id } }),
    ];
    for (const error of await Promise.all(calls.map(errorOf))) expect(error.status).toBe(404);
    expect(await stranger.listOrders()).toEqual([]);
  });

  it.each([999, 1001])("of %i cents for items worth 1000 is rejected before anything is reserved", async (amount) => {
    const api = await signedInApi(shop);
    const { id } = await aGear(shop.database);
    const intentCount = provider.intents.size;
    const payment = startCardPayment(api, [{ id, quantity: 1 }], amount);
    expect(await errorOf(payment)).toMatchObject({ code: "price_changed", amount: 1000 });
    expect(provider.intents.size).toBe(intentCount);
    expect(await stockOf(shop, id)).toBe(5);
  });

  it.each([0, -1000, "1e9", 1e9, null, undefined])("with the amount %j is rejected", async (amount) => {
    const api = await signedInApi(shop);
    const { id } = await aGear(shop.database);
    const payment = startCardPayment(api, [{ id, quantity: 1 }], amount as number);
    expect(await errorOf(payment)).toMatchObject({ status: 422 });
    expect(await stockOf(shop, id)).toBe(5);
  });

  it("below the providers' minimum is rejected", async () => {
    const api = await signedInApi(shop);
    const { id } = await aGear(shop.database, { listPriceCents: 49 });
    const payment = startCardPayment(api, [{ id, quantity: 1 }], 49);
    expect(await errorOf(payment)).toMatchObject({ code: "conflict" });
  });
});

describe("a card checkout", () => {
  it("that is repeated with the same key gets the same payment, even if the first call failed", async () => {
    const api = await signedInApi(shop);
    const { id } = await aGear(shop.database, { stock: 1 });
    const send = () => startCardPayment(api, [{ id, quantity: 1 }], 1000, { key: "card-1" });
    provider.isDown = true;
    expect(await errorOf(send())).toMatchObject({
      status: 424,
      message: "Failed to initialize payment. Please try again.",
    });
    expect(await stockOf(shop, id)).toBe(0);
    provider.isDown = false;
    const payment = await send();
    expect([...(await Promise.all([send(), send()])), await send()]).toEqual([payment, payment, payment]);
    expect(await api.listOrders()).toHaveLength(1);
    await expectConsistentLedger(shop);
  });

  it("is rejected if its key was used for another address or for a cash order", async () => {
    const api = await signedInApi(shop);
    const { id } = await aGear(shop.database);
    const items = [{ id, quantity: 1 }];
    await startCardPayment(api, items, 1000, { key: "card-2" });
    const customer = { ...shipTo, address: "Elsewhere" };
    const moved = startCardPayment(api, items, 1000, { customer, key: "card-2" });
    expect(await errorOf(moved)).toMatchObject({ status: 422 });
    expect(await errorOf(placeCashOrder(api, items, { key: "card-2" }))).toMatchObject({ status: 422 });
  });

  it("releases what an earlier unpaid checkout of the same customer has reserved", async () => {
    const { api, gear, id, intentId } = await aPendingPayment(shop, { quantity: 5 });
    expect(await stockOf(shop, gear.id)).toBe(0);
    await placeCashOrder(api, [{ id: gear.id, quantity: 5 }]);
    expect(provider.intents.get(intentId)?.status).toBe("canceled");
    expect((await api.getOrder({ params: { id } })).shipping_status).toBe("cancel");
    expect(await api.listOrders()).toMatchObject([{ payment_status: "Cash on Delivery" }]);
    await expectConsistentLedger(shop);
  });

  it("does not release what other customers have reserved", async () => {
    const other = await aPendingPayment(shop);
    const { api, gear } = await aPendingPayment(shop);
    await placeCashOrder(api, [{ id: gear.id, quantity: 1 }]);
    expect(provider.intents.get(other.intentId)?.status).toBe("open");
    expect((await other.api.getOrder({ params: { id: other.id } })).shipping_status).toBe("");
  });

  it("settles an earlier checkout whose payment has already succeeded", async () => {
    const { api, gear, id, intentId } = await aPendingPayment(shop, { quantity: 1 });
    provider.updateIntent(intentId, { status: "succeeded" });
    await placeCashOrder(api, [{ id: gear.id, quantity: 1 }]);
    expect((await api.getOrder({ params: { id } })).shipping_status).toBe("ordered");
    expect(await api.listOrders()).toHaveLength(2);
    await expectConsistentLedger(shop);
  });
});

describe("a webhook of the provider", () => {
  it.each(["", "wrong"])("with the signature %j is rejected and changes nothing", async (signature) => {
    const { api, id, intentId } = await aPendingPayment(shop);
    provider.updateIntent(intentId, { status: "succeeded" });
    const response = await sendPaymentEvent(shop, { id: "evt-forged", intentId }, signature);
    expect(response.statusCode).toBe(400);
    expect((await api.getOrder({ params: { id } })).shipping_status).toBe("");
  });

  it("is never trusted: the state of the payment is fetched from the provider", async () => {
    const { api, id, intentId } = await aPendingPayment(shop);
    expect((await sendPaymentEvent(shop, { id: `evt-premature-${id}`, intentId })).statusCode).toBe(200);
    expect((await api.getOrder({ params: { id } })).shipping_status).toBe("");
  });

  it("about an unknown payment is accepted and ignored", async () => {
    const event = { id: "evt-foreign", intentId: "pi_of_another_shop" };
    expect((await sendPaymentEvent(shop, event)).statusCode).toBe(200);
  });

  it("that failed is processed when it is sent again", async () => {
    const { api, id, intentId } = await aPendingPayment(shop);
    provider.updateIntent(intentId, { status: "succeeded" });
    const event = { id: `evt-again-${id}`, intentId };
    provider.isDown = true;
    expect((await sendPaymentEvent(shop, event)).statusCode).toBe(424);
    provider.isDown = false;
    expect((await sendPaymentEvent(shop, event)).statusCode).toBe(200);
    expect((await api.getOrder({ params: { id } })).shipping_status).toBe("ordered");
  });
});
