import { describe, expect, it } from "vitest";
import { errorOf } from "../../../test/support/api-client.ts";
import {
  answerChallenge,
  challengeUrlOf,
  declinedCard,
  deliverWebhook,
  payByCard,
  webhooksFor,
} from "../../../test/support/cards.ts";
import { expectConsistentLedger, mailSubjectsOf } from "../../../test/support/orders.ts";
import { aPendingPayment } from "../../../test/support/payments.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop();

async function lastWebhook(intentId: string) {
  const webhooks = await webhooksFor(shop, intentId);
  return webhooks.at(-1) as NonNullable<(typeof webhooks)[number]>;
}

describe("an order paid through the card sandbox", () => {
  it("is settled by a signed webhook, but not by a forged one", async () => {
    const { api, id, intent, intentId } = await aPendingPayment(shop);
    await payByCard(shop, intent.clientSecret);
    const webhook = await lastWebhook(intentId);
    const forged = { ...webhook, body: webhook.body.replace(intentId, `${intentId}x`) };
    expect((await deliverWebhook(shop, forged)).statusCode).toBe(400);
    expect((await api.getOrder({ params: { id } })).shipping_status).toBe("");
    for (const _ of [1, 2]) expect((await deliverWebhook(shop, webhook)).statusCode).toBe(200);
    expect((await api.getOrder({ params: { id } })).shipping_status).toBe("ordered");
    expect(await mailSubjectsOf(shop, id)).toEqual(["We have received your payment"]);
  });

  it("can be paid with a second card after the first was declined, and after authentication by the bank", async () => {
    const { api, intent, intentId } = await aPendingPayment(shop);
    const confirm = () => api.confirmPayment({ body: { payment_intent_id: intentId } });
    expect(await payByCard(shop, intent.clientSecret, declinedCard)).toHaveProperty("error");
    expect(await errorOf(confirm())).toMatchObject({ status: 409 });
    await answerChallenge(shop, await challengeUrlOf(shop, intent.clientSecret), "approve");
    expect(await confirm()).toMatchObject({ shipping_status: "ordered" });
  });

  it("is refunded by the sandbox when it is cancelled", async () => {
    const { api, id, intent, intentId } = await aPendingPayment(shop);
    await payByCard(shop, intent.clientSecret);
    await api.confirmPayment({ body: { payment_intent_id: intentId } });
    await api.cancelOrder({ params: { id } });
    expect((await api.getOrder({ params: { id } })).shipping_status).toBe("refund");
    expect((await deliverWebhook(shop, await lastWebhook(intentId))).statusCode).toBe(200);
    await expectConsistentLedger(shop);
  });
});
