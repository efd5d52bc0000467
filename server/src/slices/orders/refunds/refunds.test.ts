import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../../test/support/api-client.ts";
import { countOutcomes, startMany } from "../../../../test/support/concurrency.ts";
import { aCustomer, aGear, aStaffMember } from "../../../../test/support/factories.ts";
import { mailSubjectsOf, placeCashOrder, startCardPayment, stockOf } from "../../../../test/support/orders.ts";
import { sendPaymentEvent } from "../../../../test/support/payments.ts";
import { shopWithRefunds } from "../../../../test/support/refunds.ts";
import { staffApi } from "../../../../test/support/signed-in-api.ts";
import { ageConfirmation } from "../../../../test/support/staff.ts";
import { mailOutbox, refunds } from "../../../schema/index.ts";

const { shop, provider, staff, refund, refundsOf, statusOf, advance, reconcileAll, paymentStateOf, aPaidOrder } =
  shopWithRefunds();

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
    expect(await paymentStateOf(intentId)).toBe("paid");
    expect(await refund(id, { amount: 30 })).toMatchObject({ left: 0, refunded: 50 });
    expect([await statusOf(id), await paymentStateOf(intentId)]).toEqual(["refund", "refunded"]);
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
    const replies = await Promise.all(startMany(5, () => refund(id, { amount: 7 }, { key: "click-1" })));
    expect(new Set(replies.map(({ refunded }) => refunded))).toEqual(new Set([7]));
    expect(provider.intents.get(intentId)?.refundedCents).toBe(700);
    expect(await errorOf(refund(id, { amount: 8 }, { key: "click-1" }))).toMatchObject({ status: 422 });
    await refund(id, { amount: 7 }, { key: "click-2" });
    expect(provider.intents.get(intentId)?.refundedCents).toBe(1400);
  });

  it("needs confirmed identity, and counts towards a clerk's limit with the ones before it", async () => {
    const gear = await aGear(shop.database, { listPriceCents: 20_000 });
    const { transaction_id: id } = await placeCashOrder(apiFor(shop, await aCustomer(shop.database)), [
      { id: gear.id, quantity: 1 },
    ]);
    await advance(id, "shipping", "shipped");
    await staff().collectCash({ params: { id }, body: { amount: 200 } });
    const { staffToken, id: staffId } = await aStaffMember(shop.database, "clerk");
    const clerk = apiFor(shop, { staffToken });
    await refund(id, { amount: 60 }, { by: clerk });
    expect(await errorOf(refund(id, { amount: 40.01 }, { by: clerk }))).toMatchObject({
      status: 403,
      message: "You can refund up to $100.00. Please ask a manager.",
    });
    await refund(id, { amount: 40 }, { by: clerk });
    await ageConfirmation(shop, staffId, 11);
    expect(await errorOf(refund(id, { amount: 1 }, { by: clerk }))).toMatchObject({ code: "confirm_identity" });
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
      message: "Nothing has been collected for this order yet. What is not sent can be cancelled instead.",
    });
    await advance(id, "shipped");
    expect(await errorOf(refund(id, { amount: 1 }))).toMatchObject({ status: 409 });
    await staff().collectCash({ params: { id }, body: { amount: 18 } });
    expect(await errorOf(refund(id, { amount: 18.01 }))).toMatchObject({ message: "At most $18.00 can be refunded." });
    expect(await refund(id, { lines: [{ id: gear.id, sent: 1, restock: true }] })).toMatchObject({
      paid: 18,
      left: 8,
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
