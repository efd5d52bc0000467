import { beforeEach, describe, expect, it } from "vitest";
import {
  buyingCalls,
  expectConsistentLedger,
  expireReservation,
  mailSubjectsOf,
  makePaymentChecksDue,
  shipTo,
  stockOf,
} from "../../../test/support/orders.ts";
import { aCustomer, aGear } from "../../../test/support/factories.ts";
import { FakePaymentProvider } from "../../../test/support/fake-payment-provider.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { aPendingPayment, reconcilerFor } from "../../../test/support/payments.ts";

const cards = new FakePaymentProvider();
const shop = testShop({ provider: cards });
const { as, payInCash, beginCard, confirm, cancelPayment, report, ordersOf, orderOf, cartOf } = buyingCalls(shop);
const reconcile = reconcilerFor(shop, cards);

beforeEach(() => {
  cards.isDown = false;
  cards.refusesCancelWhileProcessing = false;
});

describe("a card payment", () => {
  it("holds the goods while it is under way, and the cart and the receipt wait for it", async () => {
    const { customer, gear, intent, id } = await aPendingPayment(shop, { quantity: 2 });
    expect(intent).toMatchObject({ clientSecret: `pi_${id}_secret`, payment_intent_id: `pi_${id}` });
    expect(await stockOf(shop, gear.id)).toBe(3);
    expect(await cartOf(customer)).toMatchObject([{ quantity: 2 }]);
    expect(await orderOf(customer, id)).toMatchObject({
      shipping_status: "",
      payment_status: "Credit/Debit Card",
      can_cancel: false,
      timeline: [{ kind: "awaiting_payment" }],
    });
    expect((await as(customer, "GET", `/api/receipts/${id}`)).statusCode).toBe(404);
    expect(await mailSubjectsOf(shop, id)).toEqual([]);
    await expectConsistentLedger(shop);
  });

  it("that succeeds gives the goods to the order, takes them out of the cart and sends a mail", async () => {
    const { customer, gear, id, items, intentId } = await aPendingPayment(shop, { quantity: 2 });
    cards.updateIntent(intentId, { status: "succeeded" });
    const response = await confirm(customer, intentId, items);
    expect(cards.intents.get(intentId)?.refundedCents).toBe(0);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ transaction_id: id, shipping_status: "ordered" });
    expect(await stockOf(shop, gear.id)).toBe(3);
    expect(await cartOf(customer)).toEqual([]);
    expect((await as(customer, "GET", `/api/receipts/${id}`)).json()).toMatchObject({ orderId: id, total: 20 });
    expect((await orderOf(customer, id)).timeline.map(({ kind }) => kind)).toEqual(["awaiting_payment", "paid"]);
    expect(await mailSubjectsOf(shop, id)).toEqual(["Your order is paid"]);
    await expectConsistentLedger(shop);
  });

  it("counts only when the provider says so", async () => {
    const { customer, id, intentId } = await aPendingPayment(shop);
    expect((await confirm(customer, intentId)).json()).toMatchObject({
      code: "conflict",
      message: "The payment has not been completed.",
    });
    cards.updateIntent(intentId, { status: "processing" });
    expect((await confirm(customer, intentId)).json()).toMatchObject({ shipping_status: "" });
    expect((await orderOf(customer, id)).shipping_status).toBe("");
    cards.updateIntent(intentId, { status: "succeeded" });
    expect((await confirm(customer, intentId)).json()).toMatchObject({ shipping_status: "ordered" });
  });

  const wrong = [
    ["another amount", { amountCents: 999 }],
    ["another currency", { currency: "vnd" }],
    ["another order", { reference: "VN-00000000000000000000" }],
  ] as const;
  it.each(wrong)("for %s does not count, and its goods are let go in time", async (_, change) => {
    const { customer, gear, id, intentId } = await aPendingPayment(shop);
    cards.updateIntent(intentId, { status: "succeeded", ...change });
    expect((await confirm(customer, intentId)).statusCode).toBe(409);
    expect((await report(`evt-${id}`, intentId)).statusCode).toBe(200);
    await makePaymentChecksDue(shop);
    await reconcile();
    expect((await orderOf(customer, id)).shipping_status).toBe("");
    await expireReservation(shop, id);
    await reconcile();
    expect((await orderOf(customer, id)).timeline.at(-1)).toMatchObject({ kind: "expired" });
    expect(await stockOf(shop, gear.id)).toBe(5);
    expect(await mailSubjectsOf(shop, id)).toEqual([]);
    await expectConsistentLedger(shop);
  });

  it("for other items than these is refused", async () => {
    const { customer, gear, id, intentId } = await aPendingPayment(shop, { quantity: 2 });
    const other = await aGear(shop.database);
    cards.updateIntent(intentId, { status: "succeeded" });
    for (const items of [[{ id: gear.id, quantity: 1 }], [{ id: other.id, quantity: 2 }]])
      expect((await confirm(customer, intentId, items)).statusCode).toBe(409);
    expect((await orderOf(customer, id)).shipping_status).toBe("");
    const split = [gear.id, gear.id].map((id) => ({ id, quantity: 1 }));
    expect((await confirm(customer, intentId, split)).statusCode).toBe(200);
  });

  it("is nobody else's to confirm, to call off or to see", async () => {
    const { id, intentId } = await aPendingPayment(shop);
    const stranger = await aCustomer(shop.database);
    cards.updateIntent(intentId, { status: "succeeded" });
    for (const response of [
      await confirm(stranger, intentId),
      await cancelPayment(stranger, intentId),
      await confirm(stranger, "pi_unheard_of"),
      await as(stranger, "GET", `/api/get-receipts/${id}`),
      await as(stranger, "GET", `/api/receipts/${id}`),
      await as(stranger, "POST", `/api/orders/${id}/cancel`),
      await as(stranger, "POST", `/api/orders/${id}/buy-again`),
    ])
      expect(response.statusCode).toBe(404);
    expect(await ordersOf(stranger)).toEqual([]);
  });

  it.each([999, 1001])(
    "of %i cents for goods of 1000 is refused before anything is held or charged",
    async (amount) => {
      const customer = await aCustomer(shop.database);
      const { id } = await aGear(shop.database);
      const before = cards.intents.size;
      const response = await beginCard(customer, [{ id, quantity: 1 }], amount);
      expect(response.json()).toMatchObject({ code: "price_changed", amount: 1000 });
      expect(cards.intents.size).toBe(before);
      expect(await stockOf(shop, id)).toBe(5);
    },
  );

  it.each([0, -1000, "1e9", 1e9, null, undefined])("of %j is refused", async (amount) => {
    const customer = await aCustomer(shop.database);
    const { id } = await aGear(shop.database);
    expect((await beginCard(customer, [{ id, quantity: 1 }], amount)).statusCode).toBe(422);
    expect(await stockOf(shop, id)).toBe(5);
  });

  it("of less than any card provider takes is refused", async () => {
    const customer = await aCustomer(shop.database);
    const { id } = await aGear(shop.database, { listPriceCents: 49 });
    expect((await beginCard(customer, [{ id, quantity: 1 }], 49)).json()).toMatchObject({ code: "conflict" });
  });
});

describe("a card checkout", () => {
  it("that is sent again gives the same payment, whatever was cut off before", async () => {
    const customer = await aCustomer(shop.database);
    const { id } = await aGear(shop.database, { stock: 1 });
    const send = () => beginCard(customer, [{ id, quantity: 1 }], 1000, {}, "card-1");
    cards.isDown = true;
    const away = await send();
    expect(away.statusCode).toBe(424);
    expect(away.json()).toMatchObject({ message: "Failed to initialize payment. Please try again." });
    expect(await stockOf(shop, id)).toBe(0);
    cards.isDown = false;
    const responses = [await send(), ...(await Promise.all([send(), send()])), await send()];
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(responses[0]?.statusCode).toBe(200);
    expect(await ordersOf(customer)).toHaveLength(1);
    await expectConsistentLedger(shop);
  });

  it("with something else in it, or as cash, is refused", async () => {
    const customer = await aCustomer(shop.database);
    const { id } = await aGear(shop.database);
    const items = [{ id, quantity: 1 }];
    await beginCard(customer, items, 1000, {}, "card-2");
    const address = { customer: { ...shipTo, address: "Elsewhere" } };
    expect((await beginCard(customer, items, 1000, address, "card-2")).statusCode).toBe(422);
    expect((await payInCash(customer, items, {}, "card-2")).statusCode).toBe(422);
  });

  it("lets go of what an earlier one of the same customer holds, so that nobody competes with themselves", async () => {
    const { customer, gear, id, intentId } = await aPendingPayment(shop, { quantity: 5 });
    expect(await stockOf(shop, gear.id)).toBe(0);
    expect((await payInCash(customer, [{ id: gear.id, quantity: 5 }])).statusCode).toBe(201);
    expect(cards.intents.get(intentId)?.status).toBe("canceled");
    expect((await orderOf(customer, id)).shipping_status).toBe("cancel");
    expect(await ordersOf(customer)).toMatchObject([{ payment_status: "Cash on Delivery" }]);
    await expectConsistentLedger(shop);
  });

  it("leaves alone what other customers hold", async () => {
    const other = await aPendingPayment(shop);
    const { customer, gear } = await aPendingPayment(shop);
    expect((await payInCash(customer, [{ id: gear.id, quantity: 1 }])).statusCode).toBe(201);
    expect(cards.intents.get(other.intentId)?.status).toBe("open");
    expect((await orderOf(other.customer, other.id)).shipping_status).toBe("");
  });

  it("keeps an earlier payment that had already succeeded", async () => {
    const { customer, gear, id, intentId } = await aPendingPayment(shop, { quantity: 1 });
    cards.updateIntent(intentId, { status: "succeeded" });
    expect((await payInCash(customer, [{ id: gear.id, quantity: 1 }])).statusCode).toBe(201);
    expect((await orderOf(customer, id)).shipping_status).toBe("ordered");
    expect(await ordersOf(customer)).toHaveLength(2);
    await expectConsistentLedger(shop);
  });
});

describe("a report of the provider", () => {
  it.each(["", "wrong"])("with the signature %j is refused and changes nothing", async (signature) => {
    const { customer, id, intentId } = await aPendingPayment(shop);
    cards.updateIntent(intentId, { status: "succeeded" });
    expect((await report("evt-forged", intentId, signature)).statusCode).toBe(400);
    expect((await orderOf(customer, id)).shipping_status).toBe("");
  });

  it("is a hint only: what it claims is fetched", async () => {
    const { customer, id, intentId } = await aPendingPayment(shop);
    expect((await report(`evt-hint-${id}`, intentId)).statusCode).toBe(200);
    expect((await orderOf(customer, id)).shipping_status).toBe("");
    expect((await report("evt-foreign", "pi_of_another_shop")).statusCode).toBe(200);
  });

  it("that could not be dealt with is dealt with when it is repeated", async () => {
    const { customer, id, intentId } = await aPendingPayment(shop);
    cards.updateIntent(intentId, { status: "succeeded" });
    cards.isDown = true;
    expect((await report(`evt-again-${id}`, intentId)).statusCode).toBe(424);
    cards.isDown = false;
    expect((await report(`evt-again-${id}`, intentId)).statusCode).toBe(200);
    expect((await orderOf(customer, id)).shipping_status).toBe("ordered");
  });
});
