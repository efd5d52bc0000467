import { describe, expect, it } from "vitest";
import { mailSubjectsOf, stockOf } from "../../../../test/support/orders.ts";
import { testOrderContext } from "../../../../test/support/payments.ts";
import { shopWithRefunds } from "../../../../test/support/refunds.ts";
import { noticeProviderRefunds } from "./notice-provider-refunds.ts";

const {
  shop,
  provider,
  staff,
  refund,
  refundsOf,
  oneRefund,
  event,
  statusOf,
  reconcileAll,
  paymentStateOf,
  aPaidOrder,
} = shopWithRefunds();

const recordsOf = async (id: string) =>
  (await refundsOf(id)).refunds.map(({ amount, state, reason }) => [amount, state, reason]);

describe("in the provider's dashboard", () => {
  it("a refund made in the provider's dashboard is noticed by its webhook, once", async () => {
    const { api, id, intentId } = await aPaidOrder();
    provider.addRefund(intentId, 1500);
    for (const _ of [1, 2]) expect((await event(intentId)).statusCode).toBe(200);
    expect(await oneRefund(id)).toMatchObject({ amount: 15, reason: "provider", state: "done", staff: null });
    expect((await api.getOrder({ params: { id } })).timeline.at(-1)).toMatchObject({ amount: 15, by_provider: true });
    expect((await mailSubjectsOf(shop, id)).at(-1)).toBe("Your refund is on its way");
  });

  it("a refund made in the dashboard whose webhook got lost is noticed by the reconciler", async () => {
    const { id, intentId, bed } = await aPaidOrder();
    provider.addRefund(intentId, 5000);
    for (const _ of [1, 2]) await noticeProviderRefunds(testOrderContext(shop, provider));
    expect(await oneRefund(id)).toMatchObject({ amount: 50, reason: "provider" });
    expect(await statusOf(id)).toBe("refund");
    expect(await stockOf(shop, bed)).toBe(5);
  });

  it("a refund that takes all or a part of ours leaves the record, and only the rest is sent", async () => {
    const [part, whole] = [await aPaidOrder(), await aPaidOrder()];
    provider.isDown = true;
    for (const { api, id } of [part, whole]) await api.cancelOrder({ params: { id } });
    provider.isDown = false;
    provider.addRefund(part.intentId, 2000);
    provider.addRefund(whole.intentId, 5000);
    for (const _ of [1, 2]) await reconcileAll();
    expect(await recordsOf(part.id)).toEqual([
      [50, "superseded", "cancelled"],
      [20, "done", "provider"],
      [30, "done", "cancelled"],
    ]);
    expect(await recordsOf(whole.id)).toEqual([[50, "done", "cancelled"]]);
    for (const { id, intentId } of [part, whole]) {
      expect(provider.intents.get(intentId)?.refundedCents).toBe(5000);
      expect([await statusOf(id), await paymentStateOf(intentId)]).toEqual(["refund", "refunded"]);
    }
  });

  it("a refund larger than several of ours keeps every record, and no sum counts twice", async () => {
    const { api, id, intentId, ball } = await aPaidOrder();
    provider.refundOutcome = "rejected";
    await refund(id, { amount: 5 });
    provider.isDown = true;
    await refund(id, { lines: [{ id: ball, cancel: 1 }] });
    await refund(id, { amount: 15, note: "Called." });
    Object.assign(provider, { isDown: false, refundOutcome: "succeeded" });
    provider.addRefund(intentId, 3800);
    for (const _ of [1, 2]) await event(intentId);
    for (const _ of [1, 2]) await reconcileAll();
    await noticeProviderRefunds(testOrderContext(shop, provider));
    expect(await recordsOf(id)).toEqual([
      [5, "superseded", "goodwill"],
      [10, "superseded", "goodwill"],
      [15, "superseded", "goodwill"],
      [38, "done", "provider"],
      [12, "done", "goodwill"],
    ]);
    expect((await refundsOf(id)).refunds).toMatchObject([{}, { items: [{ id: ball }] }, {}, {}, { note: "Called." }]);
    expect(provider.intents.get(intentId)?.refundedCents).toBe(5000);
    const seen = await api.getOrder({ params: { id } });
    expect(seen).toMatchObject({ refunded: 50, refunds: [{ amount: 38 }, { amount: 12 }] });
    expect(seen.timeline.filter(({ kind }) => kind === "refunded")).toHaveLength(2);
  });

  it("a refund that fails later is still owed, and can be tried again", async () => {
    const { id, intentId } = await aPaidOrder();
    provider.refundOutcome = "rejected";
    await refund(id, { amount: 30 });
    provider.refundOutcome = "succeeded";
    const { id: foreign } = provider.addRefund(intentId, 4500, { status: "pending" });
    await event(intentId);
    provider.updateRefund(foreign, "failed");
    provider.updateIntent(intentId, { refundedCents: 0 });
    await event(intentId);
    expect(await recordsOf(id)).toEqual([
      [30, "superseded", "goodwill"],
      [45, "failed", "provider"],
      [5, "failed", "goodwill"],
    ]);
    const { refunds: found } = await refundsOf(id);
    for (const { id: refundId, state } of found)
      if (state === "failed") await staff().retryRefund({ params: { id, refund: refundId } });
    expect(provider.intents.get(intentId)?.refundedCents).toBe(5000);
    expect((await refundsOf(id)).left).toBe(0);
  });

  it("a refund of more than our records leave is reported, and takes none of them away", async () => {
    const { id, intentId } = await aPaidOrder();
    provider.refundOutcome = "rejected";
    await refund(id, { amount: 40 });
    const [{ id: refundId } = { id: 0 }] = (await refundsOf(id)).refunds;
    await staff().payRefundByHand({ params: { id, refund: refundId } });
    await refund(id, { amount: 5 });
    provider.addRefund(intentId, 2000);
    await event(intentId);
    expect(await recordsOf(id)).toEqual([
      [40, "done", "goodwill"],
      [5, "failed", "goodwill"],
    ]);
  });
});
