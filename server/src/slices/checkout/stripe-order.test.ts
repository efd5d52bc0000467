import { afterAll, describe, expect, it } from "vitest";
import { errorOf } from "../../../test/support/api-client.ts";
import { FakeStripeServer } from "../../../test/support/fake-stripe-server.ts";
import { expectConsistentLedger } from "../../../test/support/orders.ts";
import { aPendingPayment } from "../../../test/support/payments.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const stripe = new FakeStripeServer();
await stripe.start();
afterAll(() => stripe.stop());

const { secretKey, publishableKey, webhookSecret, apiUrl } = stripe.account;
const shop = testShop({
  settings: {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  },
});

const deliver = ({ body, headers }: ReturnType<FakeStripeServer["signedWebhook"]>) =>
  shop.app.inject({
    method: "POST",
    url: "/api/payment-events",
    payload: body,
    headers: { "content-type": "application/json", ...headers },
  });

describe("an order paid through Stripe", () => {
  it("is settled by a signed webhook, however often it is delivered, but not by a forged or old one", async () => {
    const { api, id, intentId } = await aPendingPayment(shop);
    const intent = stripe.store.confirm(intentId, "pm_card_visa");
    const succeeded = (options?: object) => stripe.signedWebhook("payment_intent.succeeded", intent, options);
    for (const invalid of [{ secret: "whsec_of_somebody_else" }, { ageSeconds: 3_600 }])
      expect((await deliver(succeeded(invalid))).statusCode).toBe(400);
    expect((await deliver({ ...succeeded(), headers: { "stripe-signature": "" } })).statusCode).toBe(400);
    expect((await api.getOrder({ params: { id } })).shipping_status).toBe("");
    const webhook = succeeded();
    for (const _ of [1, 2, 3]) expect((await deliver(webhook)).statusCode).toBe(200);
    expect((await api.getOrder({ params: { id } })).shipping_status).toBe("ordered");
    await expectConsistentLedger(shop);
  });

  it("is settled when the customer returns from paying, and refunded in full when it is cancelled", async () => {
    const { api, id, intentId, gear } = await aPendingPayment(shop, { quantity: 2 });
    const confirm = () => api.confirmPayment({ body: { payment_intent_id: intentId } });
    expect(await errorOf(confirm())).toMatchObject({ status: 409 });
    stripe.store.confirm(intentId, "pm_card_visa");
    expect(await confirm()).toMatchObject({ transaction_id: id, shipping_status: "ordered" });
    await api.cancelOrder({ params: { id } });
    const refund = stripe.requests.find(({ method, path }) => method === "POST" && path === "/v1/refunds");
    expect(refund?.form).toMatchObject({ payment_intent: intentId, "metadata[order]": id });
    expect(await api.getOrder({ params: { id } })).toMatchObject({
      amount: (2 * gear.priceCents) / 100,
      shipping_status: "refund",
    });
    await expectConsistentLedger(shop);
  });

  it("stays pending while Stripe is unavailable, and is settled by the next attempt", async () => {
    const { api, id, intentId } = await aPendingPayment(shop);
    const confirm = () => api.confirmPayment({ body: { payment_intent_id: intentId } });
    stripe.store.confirm(intentId, "pm_card_visa");
    stripe.faults.push({ status: 500 }, { status: 500 }, { status: 500 });
    expect(await errorOf(confirm())).toMatchObject({ status: 424 });
    stripe.faults.length = 0;
    await confirm();
    expect((await api.getOrder({ params: { id } })).shipping_status).toBe("ordered");
  });
});
