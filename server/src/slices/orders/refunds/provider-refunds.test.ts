import { describe, expect, it } from "vitest";
import { errorOf } from "../../../../test/support/api-client.ts";
import { mailSubjectsOf } from "../../../../test/support/orders.ts";
import { shopWithRefunds } from "../../../../test/support/refunds.ts";

const { shop, provider, staff, refund, oneRefund, event, statusOf, advance, reconcileAll, paymentStateOf, aPaidOrder } =
  shopWithRefunds();

describe("between the shop and the provider", () => {
  it("a refund waits while the provider is down, and is sent once afterwards", async () => {
    const { api, id, intentId } = await aPaidOrder();
    provider.isDown = true;
    await refund(id, { amount: 10 });
    await reconcileAll();
    expect(await oneRefund(id)).toMatchObject({ state: "due", failure: "The card provider is unavailable." });
    expect((await api.getOrder({ params: { id } })).refunds).toMatchObject([{ done: false }]);
    await advance(id, "shipping");
    provider.isDown = false;
    for (const _ of [1, 2]) await reconcileAll();
    expect(await oneRefund(id)).toMatchObject({ state: "done" });
    expect(provider.intents.get(intentId)?.refundedCents).toBe(1000);
    expect((await mailSubjectsOf(shop, id)).filter((subject) => subject.includes("refund"))).toHaveLength(1);
  });

  it("a refund whose answer was lost is found at the provider, not sent again", async () => {
    const { id, intentId } = await aPaidOrder();
    provider.refundOutcome = "lost";
    await refund(id, { amount: 10 });
    expect(await oneRefund(id)).toMatchObject({ state: "due" });
    provider.refundOutcome = "succeeded";
    await Promise.all([reconcileAll(), event(intentId), event(intentId)]);
    expect(await oneRefund(id)).toMatchObject({ state: "done" });
    expect(provider.intents.get(intentId)?.refundedCents).toBe(1000);
  });

  it("a refund that the provider refuses says so, and is tried again or paid out by hand", async () => {
    const { id, intentId } = await aPaidOrder();
    provider.refundOutcome = "rejected";
    await refund(id, { amount: 10 });
    await reconcileAll();
    const { id: refundId, ...failed } = await oneRefund(id);
    expect(failed).toMatchObject({ state: "failed", failure: "The card was closed." });
    const params = { id, refund: refundId };
    expect((await staff().retryRefund({ params })).refunds).toMatchObject([{ state: "failed" }]);
    expect((await staff().payRefundByHand({ params })).refunds).toMatchObject([{ state: "done", by_hand: true }]);
    for (const call of [staff().retryRefund, staff().payRefundByHand])
      expect(await errorOf(call({ params }))).toMatchObject({ status: 409, message: "This refund has not failed." });
    provider.refundOutcome = "succeeded";
    await reconcileAll();
    expect(provider.intents.get(intentId)?.refundedCents).toBe(0);
    expect((await mailSubjectsOf(shop, id)).filter((subject) => subject.includes("refund"))).toHaveLength(1);
  });

  it("a whole refund that fails later keeps the order closed, and succeeds with another attempt", async () => {
    const { id, intentId } = await aPaidOrder();
    provider.refundOutcome = "pending";
    await refund(id, { amount: 50 });
    expect(await oneRefund(id)).toMatchObject({ state: "pending" });
    expect([await statusOf(id), await paymentStateOf(intentId)]).toEqual(["refund", "refund_due"]);
    const sent = [...provider.refunds.values()].find((found) => found.intentId === intentId);
    provider.updateRefund(sent?.id ?? "", "failed");
    provider.updateIntent(intentId, { refundedCents: 0 });
    expect((await event(intentId)).statusCode).toBe(200);
    const failed = await oneRefund(id);
    expect(failed).toMatchObject({ state: "failed", failure: "The provider could not pay it out." });
    provider.refundOutcome = "succeeded";
    const { refunds: retried } = await staff().retryRefund({ params: { id, refund: failed.id } });
    expect(retried).toMatchObject([{ state: "done", failure: "" }]);
    expect(await paymentStateOf(intentId)).toBe("refunded");
  });
});
