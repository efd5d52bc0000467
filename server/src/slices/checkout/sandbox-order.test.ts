import { describe, expect, it } from "vitest";
import { buyingCalls, expectConsistentLedger, mailSubjectsOf } from "../../../test/support/orders.ts";
import {
  answerChallenge,
  challengeUrlOf,
  declinedCard,
  payByCard,
  webhooksFor,
  deliverWebhook,
} from "../../../test/support/cards.ts";
import { aPendingPayment } from "../../../test/support/payments.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop();
const { as, confirm, orderOf } = buyingCalls(shop);

const onlyReport = async (intentId: string) => {
  const reports = await webhooksFor(shop, intentId);
  return reports.at(-1) as NonNullable<(typeof reports)[number]>;
};

describe("an order paid through the card sandbox", () => {
  it("is settled by the sandbox's signed report alone, and not by a forged one", async () => {
    const { customer, id, intent, intentId } = await aPendingPayment(shop);
    await payByCard(shop, intent.clientSecret);
    const report = await onlyReport(intentId);
    const forged = { ...report, body: report.body.replace(intentId, `${intentId}x`) };
    expect((await deliverWebhook(shop, forged)).statusCode).toBe(400);
    expect((await orderOf(customer, id)).shipping_status).toBe("");
    for (const _ of [1, 2]) expect((await deliverWebhook(shop, report)).statusCode).toBe(200);
    expect((await orderOf(customer, id)).shipping_status).toBe("ordered");
    expect(await mailSubjectsOf(shop, id)).toEqual(["Your order is paid"]);
  });

  it("can be paid with another card after one was declined, or after the bank was asked", async () => {
    const { customer, intent, intentId } = await aPendingPayment(shop);
    expect(await payByCard(shop, intent.clientSecret, declinedCard)).toHaveProperty("error");
    expect((await confirm(customer, intentId)).statusCode).toBe(409);
    await answerChallenge(shop, await challengeUrlOf(shop, intent.clientSecret), "approve");
    expect((await confirm(customer, intentId)).json()).toMatchObject({ shipping_status: "ordered" });
  });

  it("is paid back by the sandbox when it is cancelled", async () => {
    const { customer, id, intent, intentId } = await aPendingPayment(shop);
    await payByCard(shop, intent.clientSecret);
    await confirm(customer, intentId);
    expect((await as(customer, "POST", `/api/orders/${id}/cancel`)).statusCode).toBe(200);
    expect((await orderOf(customer, id)).shipping_status).toBe("refund");
    expect((await deliverWebhook(shop, await onlyReport(intentId))).statusCode).toBe(200);
    await expectConsistentLedger(shop);
  });
});
