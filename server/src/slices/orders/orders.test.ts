import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Api } from "@pawhaven/contract";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { countOutcomes } from "../../../test/support/concurrency.ts";
import { aCustomer, aGear } from "../../../test/support/factories.ts";
import { FakePaymentProvider } from "../../../test/support/fake-payment-provider.ts";
import {
  expectConsistentLedger,
  mailSubjectsOf,
  makePaymentChecksDue,
  placeCashOrder,
  shipTo,
  stockOf,
} from "../../../test/support/orders.ts";
import { aPendingPayment, reconcilerFor, testOrderContext } from "../../../test/support/payments.ts";
import { signedInApi, staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { gears, invoices, mailOutbox, orders, users } from "../../schema/index.ts";
import { tryIssueRefunds } from "./refunds/issue-refund.ts";
import { releaseStock } from "./reserve-stock.ts";
import { findOrderByNumber } from "./store.ts";

const provider = new FakePaymentProvider();
const shop = testShop({ provider });
const reconcile = reconcilerFor(shop, provider);
beforeEach(() => {
  provider.isDown = false;
});

async function aCashOrder({ quantity = 2 } = {}) {
  const [customer, gear] = [await aCustomer(shop.database), await aGear(shop.database, { name: "Ball" })];
  const api = apiFor(shop, customer);
  const { transaction_id: id } = await placeCashOrder(api, [{ id: gear.id, quantity }]);
  return { customer, api, gear, id };
}

async function aPaidOrder() {
  const payment = await aPendingPayment(shop, { quantity: 2 });
  provider.updateIntent(payment.intentId, { status: "succeeded" });
  await payment.api.confirmPayment({ body: { payment_intent_id: payment.intentId } });
  return payment;
}

const cancel = (api: Api, id: string) => api.cancelOrder({ params: { id } });
const signInStaff = () => staffApi(shop);
const updateStatus = (staff: Api, id: string, shipping_status: "shipping" | "shipped" | "refund") =>
  staff.updateOrderAsStaff({ params: { id }, body: { shipping_status } });
const orderIdOf = async (transactionId: string) => (await findOrderByNumber(shop.database.db, transactionId))?.id ?? 0;
const eventKindsOf = async (api: Api, id: string) =>
  (await api.getOrder({ params: { id } })).timeline.map(({ kind }) => kind);

describe("a customer's orders", () => {
  it("are listed newest first, with their items", async () => {
    const { api, gear, id } = await aCashOrder();
    const { transaction_id: secondId } = await placeCashOrder(api, [{ id: gear.id, quantity: 1 }]);
    expect((await api.listOrders()).map((order) => [order.transaction_id, order.items[0]?.quantity])).toEqual([
      [secondId, 1],
      [id, 2],
    ]);
  });

  it("have a receipt with the shop's and the customer's details", async () => {
    const { api, gear, id } = await aCashOrder();
    expect(await api.getReceipt({ params: { id } })).toEqual({
      orderId: id,
      date: expect.any(String) as string,
      paymentMethod: "Cash on Delivery",
      collectAt: null,
      total: 20,
      cancelled: 0,
      refunded: 0,
      items: [{ id: gear.id, name: "Ball", quantity: 2, price: 10 }],
      customer: { full_name: "Robin Tran", name: "Robin Tran", email: "robin@example.com" },
      shopInfo: {
        name: "Pawhaven",
        address: expect.any(String) as string,
        phone: expect.any(String) as string,
        email: "hello@pawhaven.example",
      },
      shippingAddress: {
        name: "Robin Tran",
        address: expect.any(String) as string,
        country: "vn",
        phone: expect.any(String) as string,
      },
      invoices: [expect.objectContaining({ kind: "invoice", amount: 20 })],
    });
  });

  it("carry the whole address, also on the receipt, in the mail, on the invoice and on the customer's page", async () => {
    const [customer, gear] = [await aCustomer(shop.database), await aGear(shop.database)];
    const api = apiFor(shop, customer);
    const parts = { address: "12 Lê Lợi", ward: "Phường Bến Thành", postcode: "700000" };
    const { transaction_id: id } = await placeCashOrder(api, [{ id: gear.id, quantity: 1 }], {
      customer: { ...shipTo, ...parts, phone: "090 123 4567", state: "Ho Chi Minh" },
    });
    const whole = { ...parts, state: "Hồ Chí Minh City", country: "vn", phone: "+84901234567" };
    expect(await api.getOrder({ params: { id } })).toMatchObject(whole);
    expect((await api.getReceipt({ params: { id } })).shippingAddress).toEqual({ ...whole, name: shipTo.fullName });
    const [mail] = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.userId, customer.id));
    expect(mail?.bodyText).toContain("12 Lê Lợi\nPhường Bến Thành\nHồ Chí Minh City 700000\nVietnam");
    const [invoice] = await shop.database.db
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, await orderIdOf(id)));
    expect(invoice?.content).toMatchObject({ customer: { ...parts, state: "Hồ Chí Minh City" } });
    const page = await (await signInStaff()).getCustomer({ params: { id: customer.id } });
    expect(page.contact?.order_addresses).toMatchObject([
      { address: "12 Lê Lợi, Phường Bến Thành, Hồ Chí Minh City 700000, Vietnam" },
    ]);
  });

  it("refuse a postcode that the country does not have", async () => {
    const { api, gear } = await aCashOrder();
    const customer = { ...shipTo, country: "sg" as const, postcode: "70000" };
    expect(await errorOf(placeCashOrder(api, [{ id: gear.id, quantity: 1 }], { customer }))).toMatchObject({
      status: 422,
      errors: { "customer.postcode": ["Please enter a postal code like 049315."] },
    });
  });

  it.each(["VN-00000000000000000000", "1", "VN-1' or 1=1"])("are not found under the number %s", async (id) => {
    const api = await signedInApi(shop);
    expect(await errorOf(api.getOrder({ params: { id } }))).toMatchObject({ status: 404 });
    expect(await errorOf(api.getReceipt({ params: { id } }))).toMatchObject({ status: 404 });
  });

  it("remain in the ledger when the account is deleted", async () => {
    const { customer, id } = await aCashOrder();
    await shop.database.db.delete(users).where(eq(users.id, customer.id));
    const [order] = await shop.database.db.select().from(orders).where(eq(orders.transactionId, id));
    expect(order).toMatchObject({ userId: null, name: "Robin Tran", amountCents: 2000 });
    await expectConsistentLedger(shop);
  });
});

describe("cancelling an order", () => {
  it("restocks its items and works only once", async () => {
    const { api, gear, id } = await aCashOrder();
    expect(await stockOf(shop, gear.id)).toBe(3);
    await cancel(api, id);
    expect(await errorOf(cancel(api, id))).toMatchObject({ status: 409 });
    expect(await stockOf(shop, gear.id)).toBe(5);
    expect(await api.getOrder({ params: { id } })).toMatchObject({ shipping_status: "cancel", can_cancel: false });
    expect(await eventKindsOf(api, id)).toEqual(["placed", "cancelled"]);
    expect(await mailSubjectsOf(shop, id)).toEqual(["We have received your order", "Your order has been cancelled"]);
    await expectConsistentLedger(shop);
  });

  it("refunds a card payment", async () => {
    const { api, gear, id, intentId } = await aPaidOrder();
    await cancel(api, id);
    expect(provider.intents.get(intentId)?.refundedCents).toBe(2000);
    expect(await stockOf(shop, gear.id)).toBe(5);
    expect((await api.getOrder({ params: { id } })).shipping_status).toBe("refund");
    expect(await eventKindsOf(api, id)).toEqual(["awaiting_payment", "paid", "cancelled", "refunded"]);
    expect(await mailSubjectsOf(shop, id)).toEqual([
      "We have received your payment",
      "Your order has been cancelled",
      "Your refund is on its way",
    ]);
    await expectConsistentLedger(shop);
  });

  it("refunds a card payment later if the provider is unavailable", async () => {
    const { api, id, intentId } = await aPaidOrder();
    provider.isDown = true;
    await cancel(api, id);
    expect((await api.getOrder({ params: { id } })).shipping_status).toBe("cancel");
    await reconcile();
    expect(provider.intents.get(intentId)?.refundedCents).toBe(0);
    await expectConsistentLedger(shop);
    provider.isDown = false;
    const before = provider.refundCount;
    for (const _ of [1, 2]) {
      await makePaymentChecksDue(shop);
      await reconcile();
    }
    expect(provider.refundCount).toBe(before + 1);
    expect((await api.getOrder({ params: { id } })).shipping_status).toBe("refund");
    await expectConsistentLedger(shop);
  });

  it("records a refund once and sends one mail, even if it is issued three times at once", async () => {
    const { api, id } = await aPaidOrder();
    provider.isDown = true;
    await cancel(api, id);
    provider.isDown = false;
    const orderId = await orderIdOf(id);
    await Promise.all([1, 2, 3].map(() => tryIssueRefunds(testOrderContext(shop, provider), orderId)));
    expect((await eventKindsOf(api, id)).filter((kind) => kind === "refunded")).toHaveLength(1);
    expect((await mailSubjectsOf(shop, id)).filter((subject) => subject.includes("refund"))).toHaveLength(1);
  });

  it("restocks the items once, even if they are released again", async () => {
    const { api, gear, id } = await aCashOrder();
    await placeCashOrder(await signedInApi(shop), [{ id: gear.id, quantity: 2 }]);
    await cancel(api, id);
    const orderId = await orderIdOf(id);
    await shop.database.transaction((tx) => releaseStock(tx, orderId));
    expect(await stockOf(shop, gear.id)).toBe(3);
  });

  it("succeeds for one of five concurrent calls", async () => {
    const { api, gear, id } = await aPaidOrder();
    const before = provider.refundCount;
    const calls = Array.from({ length: 5 }, () => cancel(api, id));
    expect(countOutcomes(await Promise.allSettled(calls))).toEqual({ ok: 1, conflict: 4 });
    expect(provider.refundCount).toBe(before + 1);
    expect(await stockOf(shop, gear.id)).toBe(5);
    await expectConsistentLedger(shop);
  });

  it("is rejected once the order is on its way", async () => {
    const { api, id } = await aCashOrder();
    await updateStatus(await signInStaff(), id, "shipping");
    expect(await errorOf(cancel(api, id))).toMatchObject({
      status: 409,
      message: "This order can no longer be cancelled.",
    });
  });
});

describe("buying an order again", () => {
  it("adds to the cart what is in stock, and names the rest", async () => {
    const api = await signedInApi(shop);
    const ball = await aGear(shop.database, { name: "Ball", stock: 9 });
    const cave = await aGear(shop.database, { name: "Cave", stock: 9 });
    const nest = await aGear(shop.database, { name: "Nest", stock: 9 });
    const items = [ball, cave, nest].map((gear) => ({ id: gear.id, quantity: 3 }));
    const { transaction_id: id } = await placeCashOrder(api, items);
    await api.addToCart({ params: { id: ball.id }, body: { quantity: 1 } });
    await shop.database.db.update(gears).set({ stock: 2 }).where(eq(gears.id, cave.id));
    await shop.database.db.update(gears).set({ stock: 0 }).where(eq(gears.id, nest.id));
    expect(await api.buyAgain({ params: { id } })).toEqual({
      message: "Added to your cart, except for: Cave, Nest.",
      added: 5,
      left_out: ["Cave", "Nest"],
    });
    expect((await api.getCart()).items).toMatchObject([{ quantity: 4 }, { quantity: 2 }]);
  });

  it("is rejected when nothing can be added", async () => {
    const { api, gear, id } = await aCashOrder();
    await shop.database.db.update(gears).set({ stock: 0 }).where(eq(gears.id, gear.id));
    expect(await errorOf(api.buyAgain({ params: { id } }))).toMatchObject({ status: 409 });
    expect((await api.getCart()).items).toEqual([]);
  });
});

describe("staff", () => {
  it("mark an order as shipping and then as shipped, but skip and repeat no step", async () => {
    const { api, gear, id } = await aCashOrder();
    const staff = await signInStaff();
    expect(await errorOf(updateStatus(staff, id, "shipped"))).toMatchObject({ status: 409 });
    expect(await updateStatus(staff, id, "shipping")).toMatchObject({ shipping_status: "shipping" });
    expect(await mailSubjectsOf(shop, id)).toHaveLength(2);
    expect(await errorOf(updateStatus(staff, id, "shipping"))).toMatchObject({ status: 409 });
    expect(await updateStatus(staff, id, "shipped")).toMatchObject({ shipping_status: "shipped" });
    expect(await eventKindsOf(api, id)).toEqual(["placed", "shipping", "shipped"]);
    expect(await mailSubjectsOf(shop, id)).toEqual([
      "We have received your order",
      "Your order is on its way",
      "Your order has been delivered",
    ]);
    expect(await updateStatus(staff, id, "refund")).toMatchObject({ shipping_status: "refund" });
    expect(await stockOf(shop, gear.id)).toBe(3);
    await expectConsistentLedger(shop);
  });

  it("refund a card order, whose items are restocked if they have not shipped", async () => {
    const { api, gear, id, intentId } = await aPaidOrder();
    expect(await updateStatus(await signInStaff(), id, "refund")).toMatchObject({ shipping_status: "refund" });
    expect(provider.intents.get(intentId)?.refundedCents).toBe(2000);
    expect(await stockOf(shop, gear.id)).toBe(5);
    expect(await eventKindsOf(api, id)).toEqual(["awaiting_payment", "paid", "refunded"]);
    await expectConsistentLedger(shop);
  });

  it("cannot change the status of an unpaid order", async () => {
    const { api, id, intentId } = await aPendingPayment(shop);
    const staff = await signInStaff();
    for (const status of ["shipping", "shipped", "refund"] as const)
      expect(await errorOf(updateStatus(staff, id, status))).toMatchObject({ status: 409 });
    await api.cancelPayment({ body: { payment_intent_id: intentId } });
    expect(await errorOf(updateStatus(staff, id, "refund"))).toMatchObject({ status: 409 });
  });

  it("cannot set another status, or the status of an order that does not exist", async () => {
    const { id } = await aCashOrder();
    const staff = await signInStaff();
    expect(await errorOf(updateStatus(staff, id, "ordered" as "shipping"))).toMatchObject({ status: 422 });
    expect(await errorOf(updateStatus(staff, "VN-00000000000000000000", "shipping"))).toMatchObject({ status: 404 });
  });
});
