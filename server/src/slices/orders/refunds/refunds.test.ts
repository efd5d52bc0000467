import type { Api, endpoints, RequestOf } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../../test/support/api-client.ts";
import { countOutcomes, startMany } from "../../../../test/support/concurrency.ts";
import { aCustomer, aGear, aStaffMember } from "../../../../test/support/factories.ts";
import { FakePaymentProvider } from "../../../../test/support/fake-payment-provider.ts";
import {
  expectConsistentLedger,
  mailSubjectsOf,
  makePaymentChecksDue,
  placeCashOrder,
  startCardPayment,
  stockOf,
} from "../../../../test/support/orders.ts";
import { reconcilerFor, sendPaymentEvent, testOrderContext } from "../../../../test/support/payments.ts";
import { staffApi } from "../../../../test/support/signed-in-api.ts";
import { ageConfirmation } from "../../../../test/support/staff.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { mailOutbox, payments, refunds } from "../../../schema/index.ts";
import { noticeProviderRefunds } from "./notice-provider-refunds.ts";

const provider = new FakePaymentProvider();
const shop = testShop({ provider });
const reconcile = reconcilerFor(shop, provider);
let staff: Api;

beforeEach(async () => {
  Object.assign(provider, { isDown: false, refundOutcome: "succeeded" });
  staff = await staffApi(shop, "manager");
});
afterEach(() => expectConsistentLedger(shop));

type Draft = RequestOf<typeof endpoints.createRefund>["body"];

const refund = (id: string, body: Partial<Draft>, api = staff, key?: string) =>
  api.createRefund({ params: { id }, body: { reason: "goodwill", ...body } }, { ...(key && { idempotencyKey: key }) });
const refundsOf = (id: string) => staff.listRefundsAsStaff({ params: { id } });
const statusOf = async (id: string) => (await staff.getOrderAsStaff({ params: { id } })).shipping_status;
const advance = async (id: string, ...steps: ("shipping" | "shipped" | "refund")[]) => {
  for (const shipping_status of steps) await staff.updateOrderAsStaff({ params: { id }, body: { shipping_status } });
};
const reconcileAll = async () => {
  await makePaymentChecksDue(shop);
  await reconcile();
};
const stateOf = async (intentId: string) => {
  const [row] = await shop.database.db.select().from(payments).where(eq(payments.intentId, intentId));
  return row?.state;
};

/** Two balls of ten dollars and a bed of thirty, paid by card. */
async function aPaidOrder() {
  const customer = await aCustomer(shop.database);
  const [ball, bed] = [
    await aGear(shop.database, { name: "Ball" }),
    await aGear(shop.database, { name: "Bed", listPriceCents: 3000 }),
  ];
  const api = apiFor(shop, customer);
  const items = [ball, bed].map(({ id }, index) => ({ id, quantity: 2 - index }));
  const { transaction_id: id, payment_intent_id: intentId } = await startCardPayment(api, items, 5000);
  provider.updateIntent(intentId, { status: "succeeded" });
  await api.confirmPayment({ body: { payment_intent_id: intentId } });
  return { customer, api, id, intentId, ball: ball.id, bed: bed.id };
}

describe("refunding by line", () => {
  it("returns units that were not sent to stock, pays their price and leaves the order as it is", async () => {
    const { api, id, intentId, ball, bed } = await aPaidOrder();
    const reply = await refund(id, { lines: [{ id: ball, cancel: 1 }], reason: "shop" });
    expect(reply).toMatchObject({ paid: 50, refunded: 10, left: 40, obstacle: null });
    expect(reply.lines).toMatchObject([
      { id: ball, unsent: 1, sent: 0 },
      { id: bed, unsent: 1 },
    ]);
    expect(reply.refunds).toMatchObject([
      { amount: 10, state: "done", items: [{ id: ball, quantity: 1 }], staff: "Kim" },
    ]);
    expect(provider.intents.get(intentId)?.refundedCents).toBe(1000);
    expect([await stockOf(shop, ball), await stockOf(shop, bed)]).toEqual([4, 4]);
    expect(await api.getOrder({ params: { id } })).toMatchObject({
      shipping_status: "ordered",
      amount: 50,
      refunded: 10,
      refunds: [{ amount: 10, reason: "shop", done: true, items: [{ name: "Ball", quantity: 1 }] }],
      timeline: [{ kind: "awaiting_payment" }, { kind: "paid" }, { kind: "refunded", amount: 10 }],
    });
    expect(await api.getReceipt({ params: { id } })).toMatchObject({ total: 50, refunded: 10 });
    const [mail] = await shop.database.db
      .select()
      .from(mailOutbox)
      .where(sql`${mailOutbox.subject} like ${`Your refund is on its way (${id})`}`);
    expect(mail?.bodyText).toContain("We have refunded $10.00 because we could not fulfill your order.");
    expect(mail?.bodyText).toContain("1 × Ball\nRefunded: $10.00\nTotal of your order now: $40.00");
  });

  it("restocks units that were sent only if staff say that they are back", async () => {
    const { id, ball, bed } = await aPaidOrder();
    await advance(id, "shipping", "shipped");
    await refund(id, {
      lines: [
        { id: ball, sent: 1, restock: true },
        { id: bed, sent: 1 },
      ],
      amount: 25,
    });
    expect([await stockOf(shop, ball), await stockOf(shop, bed)]).toEqual([4, 4]);
    expect(await refundsOf(id)).toMatchObject({ left: 25, lines: [{ sent: 1 }, { sent: 0 }] });
    expect(await errorOf(refund(id, { lines: [{ id: bed, sent: 1 }] }))).toMatchObject({
      status: 409,
      message: "Bed: only 0 sent are left to refund.",
      errors: { lines: [expect.any(String)] },
    });
  });

  it("closes the order when nothing is left, and returns what was not sent to stock", async () => {
    const { id, intentId, ball, bed } = await aPaidOrder();
    await refund(id, { lines: [{ id: ball, cancel: 2 }] });
    expect(await stateOf(intentId)).toBe("paid");
    expect(await refund(id, { amount: 30 })).toMatchObject({ left: 0, refunded: 50 });
    expect([await statusOf(id), await stateOf(intentId)]).toEqual(["refund", "refunded"]);
    expect([await stockOf(shop, ball), await stockOf(shop, bed)]).toEqual([5, 5]);
    expect(await errorOf(refund(id, { amount: 1 }))).toMatchObject({
      status: 409,
      message: "Nothing is left to refund of this order.",
    });
  });

  it("leaves the rest to a cancellation by the customer, and to a refund of the whole order", async () => {
    const [first, second] = [await aPaidOrder(), await aPaidOrder()];
    for (const { id } of [first, second]) await refund(id, { amount: 20 });
    await first.api.cancelOrder({ params: { id: first.id } });
    await advance(second.id, "refund");
    for (const { id, intentId } of [first, second]) {
      expect((await refundsOf(id)).refunds.map(({ amount }) => amount)).toEqual([20, 30]);
      expect(provider.intents.get(intentId)?.refundedCents).toBe(5000);
      expect(await statusOf(id)).toBe("refund");
    }
  });
});

describe("a refund", () => {
  it.each([0, -1, 0.001, 50.01, 1e9])("of %d dollars is refused, and moves nothing", async (amount) => {
    const { id, intentId } = await aPaidOrder();
    const error = await errorOf(refund(id, { amount }));
    expect([409, 422]).toContain(error.status);
    expect(error.errors).toHaveProperty("amount");
    expect(provider.intents.get(intentId)?.refundedCents).toBe(0);
  });

  it("of one click happens once, however often it arrives, and not with other content", async () => {
    const { id, intentId } = await aPaidOrder();
    const replies = await Promise.all(startMany(5, () => refund(id, { amount: 7 }, staff, "click-1")));
    expect(new Set(replies.map(({ refunded }) => refunded))).toEqual(new Set([7]));
    expect(provider.intents.get(intentId)?.refundedCents).toBe(700);
    expect(await errorOf(refund(id, { amount: 8 }, staff, "click-1"))).toMatchObject({ status: 422 });
    await refund(id, { amount: 7 }, staff, "click-2");
    expect(provider.intents.get(intentId)?.refundedCents).toBe(1400);
  });

  it("needs confirmed identity, and counts towards a clerk's limit with the ones before it", async () => {
    const gear = await aGear(shop.database, { listPriceCents: 20_000 });
    const { transaction_id: id } = await placeCashOrder(apiFor(shop, await aCustomer(shop.database)), [
      { id: gear.id, quantity: 1 },
    ]);
    await advance(id, "shipping", "shipped");
    const { staffToken, id: staffId } = await aStaffMember(shop.database, "clerk");
    const clerk = apiFor(shop, { staffToken });
    await refund(id, { amount: 60 }, clerk);
    expect(await errorOf(refund(id, { amount: 40.01 }, clerk))).toMatchObject({
      status: 403,
      message: "You can refund up to $100.00. Please ask a manager.",
    });
    await refund(id, { amount: 40 }, clerk);
    await ageConfirmation(shop, staffId, 11);
    expect(await errorOf(refund(id, { amount: 1 }, clerk))).toMatchObject({ code: "confirm_identity" });
  });

  it("of an order that is not paid, or not collected, is refused in words", async () => {
    const gear = await aGear(shop.database);
    const api = apiFor(shop, await aCustomer(shop.database));
    const unpaid = await startCardPayment(api, [{ id: gear.id, quantity: 1 }], 1000);
    expect(await errorOf(refund(unpaid.transaction_id, { amount: 1 }))).toMatchObject({
      status: 409,
      message: "This order is not paid.",
    });
    await api.cancelPayment({ body: { payment_intent_id: unpaid.payment_intent_id } });
    const { transaction_id: id } = await placeCashOrder(api, [{ id: gear.id, quantity: 2 }]);
    expect(await refundsOf(id)).toMatchObject({
      paid: 0,
      left: 0,
      by_hand: true,
      obstacle: expect.any(String) as string,
    });
    await advance(id, "shipping");
    expect(await errorOf(refund(id, { amount: 1 }))).toMatchObject({
      message: "Nothing has been collected for this order yet. It can be cancelled instead.",
    });
    await advance(id, "shipped");
    expect(await refund(id, { lines: [{ id: gear.id, sent: 1, restock: true }] })).toMatchObject({
      left: 10,
      refunds: [{ amount: 10, state: "done", by_hand: true }],
    });
    expect(await stockOf(shop, gear.id)).toBe(4);
    expect(await statusOf(id)).toBe("shipped");
    expect((await mailSubjectsOf(shop, id)).at(-1)).toBe("Your refund is on its way");
  });

  it("is in the log with amount, reason and units", async () => {
    const { id, ball } = await aPaidOrder();
    await refund(id, { lines: [{ id: ball, cancel: 2 }], note: "Called." });
    const owner = await staffApi(shop, "owner");
    const { rows } = await owner.listAuditEntries({ query: { kind: "order", object_id: id } });
    expect(rows[0]).toMatchObject({
      action: "refunded",
      after: { amount: 20, reason: "goodwill", note: "Called.", units: 2, restocked: 2 },
    });
  });
});

describe("between the shop and the provider", () => {
  const event = (intentId: string, id = `evt-${intentId}-${Math.random()}`) => sendPaymentEvent(shop, { id, intentId });
  const oneRefund = async (id: string) => {
    const { refunds: found } = await refundsOf(id);
    expect(found).toHaveLength(1);
    return found[0] as (typeof found)[number];
  };

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
    expect((await staff.retryRefund({ params })).refunds).toMatchObject([{ state: "failed" }]);
    expect((await staff.payRefundByHand({ params })).refunds).toMatchObject([{ state: "done", by_hand: true }]);
    for (const call of [staff.retryRefund, staff.payRefundByHand])
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
    expect([await statusOf(id), await stateOf(intentId)]).toEqual(["refund", "refund_due"]);
    const sent = [...provider.refunds.values()].find((found) => found.intentId === intentId);
    provider.updateRefund(sent?.id ?? "", "failed");
    provider.updateIntent(intentId, { refundedCents: 0 });
    expect((await event(intentId)).statusCode).toBe(200);
    const failed = await oneRefund(id);
    expect(failed).toMatchObject({ state: "failed", failure: "The provider could not pay it out." });
    provider.refundOutcome = "succeeded";
    const { refunds: retried } = await staff.retryRefund({ params: { id, refund: failed.id } });
    expect(retried).toMatchObject([{ state: "done", failure: "" }]);
    expect(await stateOf(intentId)).toBe("refunded");
  });

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

  it.each([
    [2000, [30, 20]],
    [5000, [50]],
  ])("a refund of ours sends only what one of %d cents in the dashboard has left", async (cents, amounts) => {
    const { api, id, intentId } = await aPaidOrder();
    provider.isDown = true;
    await api.cancelOrder({ params: { id } });
    provider.isDown = false;
    provider.addRefund(intentId, cents);
    await reconcileAll();
    expect((await refundsOf(id)).refunds.map(({ amount }) => amount)).toEqual(amounts);
    expect(provider.intents.get(intentId)?.refundedCents).toBe(5000);
    expect([await statusOf(id), await stateOf(intentId)]).toEqual(["refund", "refunded"]);
  });
});

describe("many refunds at once", () => {
  it("of one line count once", async () => {
    const { id, intentId, bed } = await aPaidOrder();
    const calls = startMany(20, () => refund(id, { lines: [{ id: bed, cancel: 1 }] }));
    expect(countOutcomes(await Promise.allSettled(calls))).toEqual({ ok: 1, conflict: 19 });
    expect(provider.intents.get(intentId)?.refundedCents).toBe(3000);
    expect(await stockOf(shop, bed)).toBe(5);
  });

  it("of amounts, with webhooks and the reconciler between them, never exceed the payment", async () => {
    const { id, intentId } = await aPaidOrder();
    const calls = startMany(20, () => refund(id, { amount: 7 }));
    const others = startMany(5, () => sendPaymentEvent(shop, { id: `evt-${Math.random()}`, intentId }));
    const outcomes = await Promise.allSettled(calls);
    await Promise.all(others);
    await reconcileAll();
    expect(countOutcomes(outcomes)).toEqual({ ok: 7, conflict: 13 });
    expect(provider.intents.get(intentId)?.refundedCents).toBe(4900);
    expect(await shop.database.db.$count(refunds, eq(refunds.state, "done"))).toBeGreaterThan(6);
  });
});
