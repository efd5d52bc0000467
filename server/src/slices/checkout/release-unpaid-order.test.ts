import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aCustomer, aGear } from "../../../test/support/factories.ts";
import { FakePaymentProvider } from "../../../test/support/fake-payment-provider.ts";
import {
  expectConsistentLedger,
  expireReservation,
  mailSubjectsOf,
  makePaymentChecksDue,
  placeCashOrder,
  startCardPayment,
  stockOf,
} from "../../../test/support/orders.ts";
import { aPendingPayment, reconcilerFor, sendPaymentEvent } from "../../../test/support/payments.ts";
import { signedInApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { orders } from "../../schema/index.ts";

const provider = new FakePaymentProvider();
const shop = testShop({ provider });
const reconcile = reconcilerFor(shop, provider);

beforeEach(() => {
  provider.isDown = false;
  provider.rejectsCancelWhileProcessing = false;
  provider.beforeCreateIntent = async () => {};
});

describe("cancelling a card payment", () => {
  it("releases the items and makes the payment impossible, however often it is called", async () => {
    const { api, gear, id, intentId } = await aPendingPayment(shop, { key: "cancelled-1" });
    const body = { payment_intent_id: intentId };
    for (const _ of [1, 2]) await api.cancelPayment({ body });
    expect(provider.intents.get(intentId)?.status).toBe("canceled");
    expect(await stockOf(shop, gear.id)).toBe(5);
    expect(await errorOf(api.confirmPayment({ body }))).toMatchObject({
      message: "This payment was cancelled. You have not been charged.",
    });
    const repeated = startCardPayment(api, [{ id: gear.id, quantity: 1 }], 1000, { key: "cancelled-1" });
    expect(await errorOf(repeated)).toMatchObject({ status: 409 });
    expect(await api.listOrders()).toEqual([]);
    const { timeline } = await api.getOrder({ params: { id } });
    expect(timeline.map(({ kind }) => kind)).toEqual(["awaiting_payment", "cancelled"]);
    expect((await api.getCart()).items).toHaveLength(1);
    await expectConsistentLedger(shop);
  });

  it("fails once the payment has succeeded, and the order is settled", async () => {
    const { api, id, intentId } = await aPendingPayment(shop);
    provider.updateIntent(intentId, { status: "succeeded" });
    const cancel = () => api.cancelPayment({ body: { payment_intent_id: intentId } });
    expect(await errorOf(cancel())).toMatchObject({ status: 409 });
    expect((await api.getOrder({ params: { id } })).shipping_status).toBe("ordered");
    expect(await errorOf(cancel())).toMatchObject({ status: 409 });
    await expectConsistentLedger(shop);
  });

  it("fails while the provider is unavailable, and the items stay reserved", async () => {
    const { api, gear, intentId } = await aPendingPayment(shop);
    const body = { payment_intent_id: intentId };
    provider.isDown = true;
    expect(await errorOf(api.cancelPayment({ body }))).toMatchObject({ status: 424 });
    expect(await errorOf(api.confirmPayment({ body }))).toMatchObject({ status: 424 });
    expect((await sendPaymentEvent(shop, { id: "evt-provider-down", intentId })).statusCode).toBe(424);
    expect(await stockOf(shop, gear.id)).toBe(4);
  });
});

describe("a card payment that cannot be completed", () => {
  it("is cancelled at the provider if its order expires while the intent is being created", async () => {
    const [customer, gear] = [await aCustomer(shop.database), await aGear(shop.database)];
    provider.beforeCreateIntent = async () => {
      const [order] = await shop.database.db.select().from(orders).where(eq(orders.userId, customer.id));
      await expireReservation(shop, order?.transactionId ?? "");
      await reconcile();
    };
    const payment = startCardPayment(apiFor(shop, customer), [{ id: gear.id, quantity: 1 }], 1000);
    expect(await errorOf(payment)).toMatchObject({ status: 409 });
    expect([...provider.intents.values()].at(-1)?.status).toBe("canceled");
    expect(await stockOf(shop, gear.id)).toBe(5);
    await expectConsistentLedger(shop);
  });

  it("releases the items if the provider cancels it", async () => {
    const { api, gear, id, intentId } = await aPendingPayment(shop);
    provider.updateIntent(intentId, { status: "canceled" });
    await sendPaymentEvent(shop, { id: `evt-canceled-${id}`, intentId });
    expect(await stockOf(shop, gear.id)).toBe(5);
    expect((await api.getOrder({ params: { id } })).timeline.at(-1)).toMatchObject({ kind: "payment_failed" });
    await expectConsistentLedger(shop);
  });
});

describe("the reconciler", () => {
  it("settles a payment that was neither confirmed nor reported by a webhook", async () => {
    const { api, id, intentId } = await aPendingPayment(shop);
    provider.updateIntent(intentId, { status: "succeeded" });
    await makePaymentChecksDue(shop);
    await reconcile();
    expect((await api.getOrder({ params: { id } })).shipping_status).toBe("ordered");
  });

  it("cancels the payment and releases the items when the reservation has expired, but not before", async () => {
    const { api, gear, id, intentId } = await aPendingPayment(shop);
    await makePaymentChecksDue(shop);
    await reconcile();
    expect(await stockOf(shop, gear.id)).toBe(4);
    await expireReservation(shop, id);
    await reconcile();
    expect(provider.intents.get(intentId)?.status).toBe("canceled");
    expect(await stockOf(shop, gear.id)).toBe(5);
    expect(await errorOf(api.confirmPayment({ body: { payment_intent_id: intentId } }))).toMatchObject({
      message: "This payment has expired. You have not been charged.",
    });
    await expectConsistentLedger(shop);
  });

  it("releases the items of a checkout for which no payment intent was created", async () => {
    const api = await signedInApi(shop);
    const { id } = await aGear(shop.database);
    provider.isDown = true;
    await errorOf(startCardPayment(api, [{ id, quantity: 1 }], 1000));
    provider.isDown = false;
    const [order] = await api.listOrders();
    await expireReservation(shop, order?.transaction_id ?? "");
    await reconcile();
    expect(await stockOf(shop, id)).toBe(5);
    await expectConsistentLedger(shop);
  });

  it("settles a payment that succeeded before its reservation was released", async () => {
    const { api, gear, id, intentId } = await aPendingPayment(shop);
    provider.updateIntent(intentId, { status: "succeeded" });
    await expireReservation(shop, id);
    await reconcile();
    expect((await api.getOrder({ params: { id } })).shipping_status).toBe("ordered");
    expect(await stockOf(shop, gear.id)).toBe(4);
    await expectConsistentLedger(shop);
  });

  it("releases nothing while the provider is unavailable", async () => {
    const { gear, id } = await aPendingPayment(shop);
    await expireReservation(shop, id);
    provider.isDown = true;
    await reconcile();
    expect(await stockOf(shop, gear.id)).toBe(4);
    provider.isDown = false;
    await makePaymentChecksDue(shop);
    await reconcile();
    expect(await stockOf(shop, gear.id)).toBe(5);
  });
});

describe("a payment that succeeds after its items were released", () => {
  async function aLatePayment() {
    const payment = await aPendingPayment(shop, { quantity: 3 });
    provider.rejectsCancelWhileProcessing = true;
    provider.updateIntent(payment.intentId, { status: "processing" });
    await expireReservation(shop, payment.id);
    await reconcile();
    expect(await stockOf(shop, payment.gear.id)).toBe(5);
    provider.updateIntent(payment.intentId, { status: "succeeded" });
    return payment;
  }

  it("revives the order if the items are still in stock", async () => {
    const { api, gear, id } = await aLatePayment();
    await makePaymentChecksDue(shop);
    await reconcile();
    expect(await stockOf(shop, gear.id)).toBe(2);
    expect(await api.getOrder({ params: { id } })).toMatchObject({
      shipping_status: "ordered",
      timeline: [{ kind: "awaiting_payment" }, { kind: "expired" }, { kind: "paid" }],
    });
    expect(await mailSubjectsOf(shop, id)).toEqual(["We have received your payment"]);
    await expectConsistentLedger(shop);
  });

  it("is refunded with a mail if the items have sold out", async () => {
    const { api, gear, id, intentId } = await aLatePayment();
    await placeCashOrder(await signedInApi(shop), [{ id: gear.id, quantity: 4 }]);
    expect(await errorOf(api.confirmPayment({ body: { payment_intent_id: intentId } }))).toMatchObject({
      message: "We could not fulfill this order. Your card payment will be refunded.",
    });
    expect(provider.intents.get(intentId)?.refundedCents).toBe(3000);
    expect(await stockOf(shop, gear.id)).toBe(1);
    expect((await api.getOrder({ params: { id } })).shipping_status).toBe("refund");
    expect(await mailSubjectsOf(shop, id)).toEqual(["Your refund is on its way"]);
    await expectConsistentLedger(shop);
  });

  it("is refunded if the customer had cancelled it", async () => {
    const { api, id, intentId } = await aPendingPayment(shop);
    provider.rejectsCancelWhileProcessing = true;
    provider.updateIntent(intentId, { status: "processing" });
    await api.cancelPayment({ body: { payment_intent_id: intentId } });
    provider.updateIntent(intentId, { status: "succeeded" });
    await makePaymentChecksDue(shop);
    await reconcile();
    expect(provider.intents.get(intentId)?.refundedCents).toBe(1000);
    expect((await api.getOrder({ params: { id } })).timeline.at(-1)).toMatchObject({ kind: "refunded" });
    await expectConsistentLedger(shop);
  });
});
