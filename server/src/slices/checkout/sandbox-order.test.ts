import { describe, expect, it } from "vitest";
import { buyingCalls, expectSoundBooks, mailsAbout } from "../../../test/buying.ts";
import { answerBank, challengeOf, declinedCard, payByCard, reportsAbout, sendReport } from "../../../test/cards.ts";
import { aPayment } from "../../../test/paying.ts";
import { testShop } from "../../../test/test-app.ts";

const shop = testShop();
const { as, confirm, orderOf } = buyingCalls(shop);

const onlyReport = async (intentId: string) => {
  const reports = await reportsAbout(shop, intentId);
  return reports.at(-1) as NonNullable<(typeof reports)[number]>;
};

describe("an order paid through the card sandbox", () => {
  it("is settled by the sandbox's signed report alone, and not by a forged one", async () => {
    const { customer, id, intent, intentId } = await aPayment(shop);
    await payByCard(shop, intent.clientSecret);
    const report = await onlyReport(intentId);
    const forged = { ...report, body: report.body.replace(intentId, `${intentId}x`) };
    expect((await sendReport(shop, forged)).statusCode).toBe(400);
    expect((await orderOf(customer, id)).shipping_status).toBe("");
    for (const _ of [1, 2]) expect((await sendReport(shop, report)).statusCode).toBe(200);
    expect((await orderOf(customer, id)).shipping_status).toBe("ordered");
    expect(await mailsAbout(shop, id)).toEqual(["Your order is paid"]);
  });

  it("can be paid with another card after one was declined, or after the bank was asked", async () => {
    const { customer, intent, intentId } = await aPayment(shop);
    expect(await payByCard(shop, intent.clientSecret, declinedCard)).toHaveProperty("error");
    expect((await confirm(customer, intentId)).statusCode).toBe(409);
    await answerBank(shop, await challengeOf(shop, intent.clientSecret), "approve");
    expect((await confirm(customer, intentId)).json()).toMatchObject({ shipping_status: "ordered" });
  });

  it("is paid back by the sandbox when it is cancelled", async () => {
    const { customer, id, intent, intentId } = await aPayment(shop);
    await payByCard(shop, intent.clientSecret);
    await confirm(customer, intentId);
    expect((await as(customer, "POST", `/api/orders/${id}/cancel`)).statusCode).toBe(200);
    expect((await orderOf(customer, id)).shipping_status).toBe("refund");
    expect((await sendReport(shop, await onlyReport(intentId))).statusCode).toBe(200);
    await expectSoundBooks(shop);
  });
});
