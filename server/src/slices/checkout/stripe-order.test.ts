import { afterAll, describe, expect, it } from "vitest";
import { buyingCalls, expectConsistentLedger } from "../../../test/support/orders.ts";
import { aPendingPayment } from "../../../test/support/payments.ts";
import { FakeStripeServer } from "../../../test/support/fake-stripe-server.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const peer = new FakeStripeServer();
await peer.start();
afterAll(() => peer.stop());

const { secretKey, publishableKey, webhookSecret, apiUrl } = peer.account;
const shop = testShop({
  settings: {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  },
});
const { as, confirm, orderOf } = buyingCalls(shop);

const deliver = ({ body, headers }: ReturnType<FakeStripeServer["signedWebhook"]>) =>
  shop.app.inject({
    method: "POST",
    url: "/api/payment-events",
    payload: body,
    headers: { "content-type": "application/json", ...headers },
  });

describe("an order paid through Stripe", () => {
  it("is settled by a signed webhook, however often it comes, and not by a forged or stale one", async () => {
    const { customer, id, intentId } = await aPendingPayment(shop);
    const intent = peer.store.confirm(intentId, "pm_card_visa");
    const succeeded = (options?: object) => peer.signedWebhook("payment_intent.succeeded", intent, options);
    for (const bad of [{ secret: "whsec_of_somebody_else" }, { ageSeconds: 3_600 }])
      expect((await deliver(succeeded(bad))).statusCode).toBe(400);
    expect((await deliver({ ...succeeded(), headers: { "stripe-signature": "" } })).statusCode).toBe(400);
    expect((await orderOf(customer, id)).shipping_status).toBe("");
    const report = succeeded();
    for (const _ of [1, 2, 3]) expect((await deliver(report)).statusCode).toBe(200);
    expect((await orderOf(customer, id)).shipping_status).toBe("ordered");
    await expectConsistentLedger(shop);
  });

  it("is settled by the customer's return, and paid back in full when it is cancelled", async () => {
    const { customer, id, intentId, gear } = await aPendingPayment(shop, { quantity: 2 });
    expect((await confirm(customer, intentId)).statusCode).toBe(409);
    peer.store.confirm(intentId, "pm_card_visa");
    expect((await confirm(customer, intentId)).json()).toMatchObject({
      transaction_id: id,
      shipping_status: "ordered",
    });
    expect((await as(customer, "POST", `/api/orders/${id}/cancel`)).statusCode).toBe(200);
    const refund = peer.requests.find(({ path }) => path === "/v1/refunds");
    expect(refund?.form["payment_intent"]).toBe(intentId);
    expect((await orderOf(customer, id)).amount).toBe((2 * gear.priceCents) / 100);
    expect((await orderOf(customer, id)).shipping_status).toBe("refund");
    await expectConsistentLedger(shop);
  });

  it("is told that Stripe cannot be reached, keeps its goods, and goes on when asked again", async () => {
    const { customer, id, intentId } = await aPendingPayment(shop);
    peer.store.confirm(intentId, "pm_card_visa");
    peer.faults.push({ status: 500 }, { status: 500 }, { status: 500 });
    expect((await confirm(customer, intentId)).statusCode).toBe(424);
    peer.faults.length = 0;
    expect((await confirm(customer, intentId)).statusCode).toBe(200);
    expect((await orderOf(customer, id)).shipping_status).toBe("ordered");
  });
});
