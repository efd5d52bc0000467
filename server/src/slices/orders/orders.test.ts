import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import {
  buyingCalls,
  expectConsistentLedger,
  mailSubjectsOf,
  makePaymentChecksDue,
  stockOf,
} from "../../../test/support/orders.ts";
import { aCustomer, aGear } from "../../../test/support/factories.ts";
import { aPendingPayment, reconcilerFor, testOrderContext } from "../../../test/support/payments.ts";
import { FakePaymentProvider } from "../../../test/support/fake-payment-provider.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { gears, orders, users } from "../../schema/index.ts";
import { releaseStock } from "./reserve-stock.ts";
import { issueRefund } from "./issue-refund.ts";
import { findOrderByNumber } from "./store.ts";

const cards = new FakePaymentProvider();
const shop = testShop({ provider: cards });
const { as, payInCash, confirm, cancelPayment, ordersOf, orderOf, putInCart, cartOf } = buyingCalls(shop);
const reconcile = reconcilerFor(shop, cards);
beforeEach(() => {
  cards.isDown = false;
});

async function aCashOrder({ quantity = 2 } = {}) {
  const [customer, gear] = [await aCustomer(shop.database), await aGear(shop.database, { name: "Ball" })];
  const response = await payInCash(customer, [{ id: gear.id, quantity }]);
  return { customer, gear, id: response.json<{ transaction_id: string }>().transaction_id };
}

async function aPaidOrder() {
  const payment = await aPendingPayment(shop, { quantity: 2 });
  cards.updateIntent(payment.intentId, { status: "succeeded" });
  await confirm(payment.customer, payment.intentId);
  return payment;
}

const cancel = (customer: { token: string }, id: string) => as(customer, "POST", `/api/orders/${id}/cancel`);
const updateStatus = (staff: { token: string }, id: string, shipping_status: string) =>
  as(staff, "PUT", `/api/staff/orders/${id}`, { shipping_status });
const orderIdOf = async (transactionId: string) => (await findOrderByNumber(shop.database.db, transactionId))?.id ?? 0;
const aStaffMember = () => aCustomer(shop.database, { role: "admin" });
const kindsOf = async (customer: { token: string }, id: string) =>
  (await orderOf(customer, id)).timeline.map(({ kind }) => kind);

describe("my orders", () => {
  it("are listed newest first, each with its lines", async () => {
    const { customer, gear, id } = await aCashOrder();
    const later = await payInCash(customer, [{ id: gear.id, quantity: 1 }]);
    const { transaction_id: second } = later.json<{ transaction_id: string }>();
    expect((await ordersOf(customer)).map((order) => [order.transaction_id, order.items[0]?.quantity])).toEqual([
      [second, 1],
      [id, 2],
    ]);
  });

  it("have a receipt with the shop's and the customer's name", async () => {
    const { customer, gear, id } = await aCashOrder();
    expect((await as(customer, "GET", `/api/receipts/${id}`)).json()).toEqual({
      orderId: id,
      date: expect.any(String) as string,
      paymentMethod: "Cash on Delivery",
      total: 20,
      items: [{ id: gear.id, name: "Ball", quantity: 2, price: 10 }],
      customer: { full_name: "Robin Tran", name: "Robin Tran", email: "robin@example.com" },
      shopInfo: {
        name: "Pawhaven",
        address: expect.any(String) as string,
        phone: expect.any(String) as string,
        email: "hello@pawhaven.example",
      },
    });
  });

  it.each(["VN-00000000000000000000", "1", "VN-1'%20or%201=1"])("do not exist under %s", async (id) => {
    const customer = await aCustomer(shop.database);
    for (const path of [`/api/get-receipts/${id}`, `/api/receipts/${id}`])
      expect((await as(customer, "GET", path)).statusCode).toBe(404);
  });

  it("stay in the shop's books when the account is deleted", async () => {
    const { customer, id } = await aCashOrder();
    await shop.database.db.delete(users).where(eq(users.id, customer.id));
    const [kept] = await shop.database.db.select().from(orders).where(eq(orders.transactionId, id));
    expect(kept).toMatchObject({ userId: null, name: "Robin Tran", amountCents: 2000 });
    await expectConsistentLedger(shop);
  });
});

describe("cancelling", () => {
  it("brings the goods back to the shelf, once", async () => {
    const { customer, gear, id } = await aCashOrder();
    expect(await stockOf(shop, gear.id)).toBe(3);
    expect((await cancel(customer, id)).statusCode).toBe(200);
    expect((await cancel(customer, id)).statusCode).toBe(409);
    expect(await stockOf(shop, gear.id)).toBe(5);
    expect(await orderOf(customer, id)).toMatchObject({ shipping_status: "cancel", can_cancel: false });
    expect(await kindsOf(customer, id)).toEqual(["placed", "cancelled"]);
    expect(await mailSubjectsOf(shop, id)).toEqual(["We have your order", "Your order is cancelled"]);
    await expectConsistentLedger(shop);
  });

  it("a card order pays it back", async () => {
    const { customer, gear, id, intentId } = await aPaidOrder();
    expect((await cancel(customer, id)).statusCode).toBe(200);
    expect(cards.intents.get(intentId)?.refundedCents).toBe(2000);
    expect(await stockOf(shop, gear.id)).toBe(5);
    expect(await orderOf(customer, id)).toMatchObject({ shipping_status: "refund" });
    expect(await kindsOf(customer, id)).toEqual(["awaiting_payment", "paid", "cancelled", "refunded"]);
    expect(await mailSubjectsOf(shop, id)).toEqual([
      "Your order is paid",
      "Your order is cancelled",
      "Your money is on its way back",
    ]);
    await expectConsistentLedger(shop);
  });

  it("a card order while the provider is away pays it back later", async () => {
    const { customer, id, intentId } = await aPaidOrder();
    cards.isDown = true;
    expect((await cancel(customer, id)).statusCode).toBe(200);
    expect(await orderOf(customer, id)).toMatchObject({ shipping_status: "cancel" });
    await reconcile();
    expect(cards.intents.get(intentId)?.refundedCents).toBe(0);
    await expectConsistentLedger(shop);
    cards.isDown = false;
    const before = cards.refundCount;
    for (const _ of [1, 2]) {
      await makePaymentChecksDue(shop);
      await reconcile();
    }
    expect(cards.refundCount).toBe(before + 1);
    expect(await orderOf(customer, id)).toMatchObject({ shipping_status: "refund" });
    await expectConsistentLedger(shop);
  });

  it("a card order pays it back once, and says so once, when two look after it at once", async () => {
    const { customer, id } = await aPaidOrder();
    cards.isDown = true;
    await cancel(customer, id);
    cards.isDown = false;
    const owed = await orderIdOf(id);
    await Promise.all([1, 2, 3].map(() => issueRefund(testOrderContext(shop, cards), owed)));
    expect((await kindsOf(customer, id)).filter((kind) => kind === "refunded")).toHaveLength(1);
    expect((await mailSubjectsOf(shop, id)).filter((subject) => subject.includes("way back"))).toHaveLength(1);
  });

  it("lets goods return to the shelf once, however often they are let go", async () => {
    const { customer, gear, id } = await aCashOrder();
    await payInCash(await aCustomer(shop.database), [{ id: gear.id, quantity: 2 }]);
    await cancel(customer, id);
    const order = await orderIdOf(id);
    await shop.database.transaction((tx) => releaseStock(tx, order));
    expect(await stockOf(shop, gear.id)).toBe(3);
  });

  it("five times at once cancels once", async () => {
    const { customer, gear, id } = await aPaidOrder();
    const before = cards.refundCount;
    const statuses = await Promise.all([1, 2, 3, 4, 5].map(async () => (await cancel(customer, id)).statusCode));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    expect(cards.refundCount).toBe(before + 1);
    expect(await stockOf(shop, gear.id)).toBe(5);
    await expectConsistentLedger(shop);
  });

  it("is too late once the order is on its way", async () => {
    const { customer, id } = await aCashOrder();
    await updateStatus(await aStaffMember(), id, "shipping");
    const response = await cancel(customer, id);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ message: "This order cannot be cancelled any more." });
  });
});

describe("buying again", () => {
  it("puts into the cart what can be had, and names the rest", async () => {
    const customer = await aCustomer(shop.database);
    const plenty = await aGear(shop.database, { name: "Plenty", stock: 9 });
    const few = await aGear(shop.database, { name: "Few", stock: 9 });
    const gone = await aGear(shop.database, { name: "Gone", stock: 9 });
    const items = [plenty, few, gone].map((gear) => ({ id: gear.id, quantity: 3 }));
    const { transaction_id: id } = (await payInCash(customer, items)).json<{ transaction_id: string }>();
    await putInCart(customer, { id: plenty.id, quantity: 1 });
    await shop.database.db.update(gears).set({ stock: 2 }).where(eq(gears.id, few.id));
    await shop.database.db.update(gears).set({ stock: 0 }).where(eq(gears.id, gone.id));
    const response = await as(customer, "POST", `/api/orders/${id}/buy-again`);
    expect(response.json()).toMatchObject({ added: 5, left_out: ["Few", "Gone"] });
    expect(await cartOf(customer)).toMatchObject([{ quantity: 4 }, { quantity: 2 }]);
  });

  it("says so when nothing can be had", async () => {
    const { customer, gear, id } = await aCashOrder();
    await shop.database.db.update(gears).set({ stock: 0 }).where(eq(gears.id, gear.id));
    expect((await as(customer, "POST", `/api/orders/${id}/buy-again`)).statusCode).toBe(409);
    expect(await cartOf(customer)).toEqual([]);
  });
});

describe("staff", () => {
  it("send an order on its way and note its arrival, one step after the other", async () => {
    const { customer, gear, id } = await aCashOrder();
    const staff = await aStaffMember();
    expect((await updateStatus(staff, id, "shipped")).statusCode).toBe(409);
    expect((await updateStatus(staff, id, "shipping")).json()).toMatchObject({ shipping_status: "shipping" });
    expect((await updateStatus(staff, id, "shipping")).statusCode).toBe(409);
    expect((await updateStatus(staff, id, "shipped")).json()).toMatchObject({ shipping_status: "shipped" });
    expect(await kindsOf(customer, id)).toEqual(["placed", "shipping", "shipped"]);
    expect(await mailSubjectsOf(shop, id)).toEqual(["We have your order", "Your order is on its way"]);
    expect((await updateStatus(staff, id, "refund")).json()).toMatchObject({ shipping_status: "refund" });
    expect(await stockOf(shop, gear.id)).toBe(3);
    await expectConsistentLedger(shop);
  });

  it("pay a card order back; goods that never left return to the shelf", async () => {
    const { customer, gear, id, intentId } = await aPaidOrder();
    const response = await updateStatus(await aStaffMember(), id, "refund");
    expect(response.json()).toMatchObject({ shipping_status: "refund" });
    expect(cards.intents.get(intentId)?.refundedCents).toBe(2000);
    expect(await stockOf(shop, gear.id)).toBe(5);
    expect(await kindsOf(customer, id)).toEqual(["awaiting_payment", "paid", "refunded"]);
    await expectConsistentLedger(shop);
  });

  it("cannot move an order nobody has paid", async () => {
    const { customer, id, intentId } = await aPendingPayment(shop);
    const staff = await aStaffMember();
    for (const status of ["shipping", "shipped", "refund"])
      expect((await updateStatus(staff, id, status)).statusCode).toBe(409);
    await cancelPayment(customer, intentId);
    expect((await updateStatus(staff, id, "refund")).statusCode).toBe(409);
    expect((await updateStatus(staff, id, "ordered")).statusCode).toBe(422);
    expect((await updateStatus(staff, "VN-00000000000000000000", "shipping")).statusCode).toBe(404);
  });

  it("see everybody's orders, of one status if they wish", async () => {
    const { id } = await aCashOrder();
    const staff = await aStaffMember();
    const list = async (query: string) =>
      (await as(staff, "GET", `/api/staff/orders${query}`)).json<
        { transaction_id: string; shipping_status: string }[]
      >();
    expect((await list("")).map((order) => order.transaction_id)).toContain(id);
    expect((await list("?shipping_status=ordered")).map((order) => order.transaction_id)).toContain(id);
    expect((await list("?shipping_status=shipped")).map((order) => order.transaction_id)).not.toContain(id);
  });
});
