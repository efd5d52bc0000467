import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import {
  buyingCalls,
  expectConsistentLedger,
  expireReservation,
  mailSubjectsOf,
  makePaymentChecksDue,
  stockOf,
} from "../../../test/support/orders.ts";
import { aCustomer, aGear } from "../../../test/support/factories.ts";
import { FakePaymentProvider } from "../../../test/support/fake-payment-provider.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { aPendingPayment, reconcilerFor } from "../../../test/support/payments.ts";
import { orders } from "../../schema/index.ts";

const cards = new FakePaymentProvider();
const shop = testShop({ provider: cards });
const { payInCash, beginCard, confirm, cancelPayment, report, ordersOf, orderOf, cartOf } = buyingCalls(shop);
const reconcile = reconcilerFor(shop, cards);

beforeEach(() => {
  cards.isDown = false;
  cards.refusesCancelWhileProcessing = false;
  cards.beforeCreateIntent = async () => {};
});

describe("a payment that is called off", () => {
  it("lets the goods go, as often as it is asked, and cannot be paid any more", async () => {
    const { customer, gear, id, intentId } = await aPendingPayment(shop, { key: "off-1" });
    for (const _ of [1, 2]) expect((await cancelPayment(customer, intentId)).statusCode).toBe(200);
    expect(cards.intents.get(intentId)?.status).toBe("canceled");
    expect(await stockOf(shop, gear.id)).toBe(5);
    expect((await confirm(customer, intentId)).json()).toMatchObject({
      message: "This payment was called off. Nothing was charged.",
    });
    expect((await beginCard(customer, [{ id: gear.id, quantity: 1 }], 1000, {}, "off-1")).statusCode).toBe(409);
    expect(await ordersOf(customer)).toEqual([]);
    expect((await orderOf(customer, id)).timeline.map(({ kind }) => kind)).toEqual(["awaiting_payment", "cancelled"]);
    expect(await cartOf(customer)).toHaveLength(1);
    await expectConsistentLedger(shop);
  });

  it("too late stays a payment", async () => {
    const { customer, id, intentId } = await aPendingPayment(shop);
    cards.updateIntent(intentId, { status: "succeeded" });
    expect((await cancelPayment(customer, intentId)).statusCode).toBe(409);
    expect((await orderOf(customer, id)).shipping_status).toBe("ordered");
    expect((await cancelPayment(customer, intentId)).statusCode).toBe(409);
    await expectConsistentLedger(shop);
  });

  it("while the provider is away stays open, and nothing is let go", async () => {
    const { customer, gear, intentId } = await aPendingPayment(shop);
    cards.isDown = true;
    expect((await cancelPayment(customer, intentId)).statusCode).toBe(424);
    expect((await confirm(customer, intentId)).statusCode).toBe(424);
    expect((await report("evt-away", intentId)).statusCode).toBe(424);
    expect(await stockOf(shop, gear.id)).toBe(4);
  });

  it("because its order was given up while it began can never be paid", async () => {
    const [customer, gear] = [await aCustomer(shop.database), await aGear(shop.database)];
    cards.beforeCreateIntent = async () => {
      const [order] = await shop.database.db.select().from(orders).where(eq(orders.userId, customer.id));
      await expireReservation(shop, order?.transactionId ?? "");
      await reconcile();
    };
    expect((await beginCard(customer, [{ id: gear.id, quantity: 1 }], 1000)).statusCode).toBe(409);
    expect([...cards.intents.values()].at(-1)?.status).toBe("canceled");
    expect(await stockOf(shop, gear.id)).toBe(5);
    await expectConsistentLedger(shop);
  });

  it("by the provider itself lets the goods go", async () => {
    const { customer, gear, id, intentId } = await aPendingPayment(shop);
    cards.updateIntent(intentId, { status: "canceled" });
    await report(`evt-off-${id}`, intentId);
    expect(await stockOf(shop, gear.id)).toBe(5);
    expect((await orderOf(customer, id)).timeline.at(-1)).toMatchObject({ kind: "payment_failed" });
    await expectConsistentLedger(shop);
  });
});

describe("the reconciler", () => {
  it("settles a payment nobody reported", async () => {
    const { customer, id, intentId } = await aPendingPayment(shop);
    cards.updateIntent(intentId, { status: "succeeded" });
    await makePaymentChecksDue(shop);
    await reconcile();
    expect((await orderOf(customer, id)).shipping_status).toBe("ordered");
  });

  it("lets the goods go after 30 minutes, the payment first", async () => {
    const { customer, gear, id, intentId } = await aPendingPayment(shop);
    await makePaymentChecksDue(shop);
    await reconcile();
    expect(await stockOf(shop, gear.id)).toBe(4);
    await expireReservation(shop, id);
    await reconcile();
    expect(cards.intents.get(intentId)?.status).toBe("canceled");
    expect(await stockOf(shop, gear.id)).toBe(5);
    expect((await confirm(customer, intentId)).json()).toMatchObject({
      message: "The time for this payment has run out. Nothing was charged.",
    });
    await expectConsistentLedger(shop);
  });

  it("lets the goods of a checkout go that never got as far as a payment", async () => {
    const customer = await aCustomer(shop.database);
    const { id } = await aGear(shop.database);
    cards.isDown = true;
    await beginCard(customer, [{ id, quantity: 1 }], 1000, {}, "never");
    cards.isDown = false;
    const [order] = await ordersOf(customer);
    await expireReservation(shop, order?.transaction_id ?? "");
    await reconcile();
    expect(await stockOf(shop, id)).toBe(5);
    await expectConsistentLedger(shop);
  });

  it("lets a payment win that was quicker", async () => {
    const { customer, gear, id, intentId } = await aPendingPayment(shop);
    cards.updateIntent(intentId, { status: "succeeded" });
    await expireReservation(shop, id);
    await reconcile();
    expect((await orderOf(customer, id)).shipping_status).toBe("ordered");
    expect(await stockOf(shop, gear.id)).toBe(4);
    await expectConsistentLedger(shop);
  });

  it("waits for a provider that is away, and holds the goods until then", async () => {
    const { gear, id } = await aPendingPayment(shop);
    await expireReservation(shop, id);
    cards.isDown = true;
    await reconcile();
    expect(await stockOf(shop, gear.id)).toBe(4);
    cards.isDown = false;
    await makePaymentChecksDue(shop);
    await reconcile();
    expect(await stockOf(shop, gear.id)).toBe(5);
  });
});

describe("money that arrives after the goods were let go", () => {
  async function aLatePayment() {
    const payment = await aPendingPayment(shop, { quantity: 3 });
    cards.refusesCancelWhileProcessing = true;
    cards.updateIntent(payment.intentId, { status: "processing" });
    await expireReservation(shop, payment.id);
    await reconcile();
    expect(await stockOf(shop, payment.gear.id)).toBe(5);
    cards.updateIntent(payment.intentId, { status: "succeeded" });
    return payment;
  }

  it("buys them all the same if they are still there", async () => {
    const { customer, gear, id } = await aLatePayment();
    await makePaymentChecksDue(shop);
    await reconcile();
    expect(await stockOf(shop, gear.id)).toBe(2);
    expect(await orderOf(customer, id)).toMatchObject({
      shipping_status: "ordered",
      timeline: [{ kind: "awaiting_payment" }, { kind: "expired" }, { kind: "paid" }],
    });
    expect(await mailSubjectsOf(shop, id)).toEqual(["Your order is paid"]);
    await expectConsistentLedger(shop);
  });

  it("goes back if they were sold, and a mail says so", async () => {
    const { customer, gear, id, intentId } = await aLatePayment();
    const other = await aCustomer(shop.database);
    await payInCash(other, [{ id: gear.id, quantity: 4 }]);
    expect((await confirm(customer, intentId)).json()).toMatchObject({
      message: "This order could not be fulfilled. What you paid goes back to your card.",
    });
    expect(cards.intents.get(intentId)?.refundedCents).toBe(3000);
    expect(await stockOf(shop, gear.id)).toBe(1);
    expect(await orderOf(customer, id)).toMatchObject({ shipping_status: "refund" });
    expect(await mailSubjectsOf(shop, id)).toEqual(["Your money is on its way back"]);
    await expectConsistentLedger(shop);
  });

  it("goes back too if the customer had called the payment off", async () => {
    const { customer, id, intentId } = await aPendingPayment(shop);
    cards.refusesCancelWhileProcessing = true;
    cards.updateIntent(intentId, { status: "processing" });
    await cancelPayment(customer, intentId);
    cards.updateIntent(intentId, { status: "succeeded" });
    await makePaymentChecksDue(shop);
    await reconcile();
    expect(cards.intents.get(intentId)?.refundedCents).toBe(1000);
    expect((await orderOf(customer, id)).timeline.at(-1)).toMatchObject({ kind: "refunded" });
    await expectConsistentLedger(shop);
  });
});
