import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../../test/support/api-client.ts";
import { aCustomer, aGear } from "../../../../test/support/factories.ts";
import { aGuest, newestMailTo, placeGuestOrder } from "../../../../test/support/guests.ts";
import { expectConsistentLedger, mailSubjectsOf, shipTo, stockOf } from "../../../../test/support/orders.ts";
import { signedInApi, staffApi } from "../../../../test/support/signed-in-api.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { guestLinks, guestOrders, mailOutbox, orders, users } from "../../../schema/index.ts";
import { violatedConstraint } from "../../../platform/db/database.ts";
import { deleteOldGuestLinks } from "./store.ts";

const shop = testShop();
let gear = 0;
beforeAll(async () => {
  ({ id: gear } = await aGear(shop.database, { name: "Ball", stock: 500 }));
});

async function aGuestOrder() {
  const { api, email } = aGuest(shop);
  const { transaction_id: id, token } = await placeGuestOrder(api, [{ id: gear, quantity: 2 }], { email });
  return { api, email, id, token };
}

const statusOf = async (id: string) =>
  (await shop.database.db.select().from(orders).where(eq(orders.transactionId, id)))[0];

describe("the order of a guest", () => {
  it("is shown to whoever has a link to it, with receipt and invoice, and to nobody else", async () => {
    const { api, email, id, token } = await aGuestOrder();
    const mailed = (await newestMailTo(shop, email)).token;
    expect(mailed).not.toBe(token);
    for (const link of [token, mailed]) {
      const order = await api.getGuestOrder({ params: { token: link } });
      expect(order).toMatchObject({ transaction_id: id, email, shipping_status: "ordered", can_cancel: true });
      expect(await api.getGuestReceipt({ params: { token: link } })).toMatchObject({ orderId: id });
      const file = await shop.app.inject({
        url: `/api/guest/orders/${link}/invoices/${order.invoices[0]?.number ?? ""}`,
      });
      expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
    }
    const unknown = { params: { token: "x".repeat(43) } };
    expect(await errorOf(api.getGuestOrder(unknown))).toMatchObject({ status: 404, message: "Order not found" });
    const customer = await signedInApi(shop);
    expect(await errorOf(customer.getOrder({ params: { id } }))).toMatchObject({ status: 404 });
    expect(await errorOf(customer.cancelOrder({ params: { id } }))).toMatchObject({ status: 404 });
  });

  it("has no invoice of another order behind its link", async () => {
    const [mine, other] = [await aGuestOrder(), await aGuestOrder()];
    const { invoices } = await other.api.getGuestOrder({ params: { token: other.token } });
    const url = `/api/guest/orders/${mine.token}/invoices/${invoices[0]?.number ?? ""}`;
    expect((await shop.app.inject({ url })).statusCode).toBe(404);
  });

  it("is told by mail without words that the guest typed, because nobody has proven the address", async () => {
    const { email, id } = await aGuestOrder();
    const { mail } = await newestMailTo(shop, email);
    expect(mail).toMatchObject({ subject: `We have received your order (${id})`, userId: null, attachment: null });
    expect(mail?.bodyText).toContain("2 × Ball");
    expect(mail?.bodyText).toContain("You ordered as a guest.");
    for (const typed of [shipTo.fullName, shipTo.address]) expect(mail?.bodyText).not.toContain(typed);
  });

  it("can be cancelled with the link, once", async () => {
    const { api, id, token } = await aGuestOrder();
    const stock = await stockOf(shop, gear);
    expect(await api.cancelGuestOrder({ params: { token } })).toEqual({ message: "Your order has been cancelled." });
    expect(await stockOf(shop, gear)).toBe(stock + 2);
    expect(await errorOf(api.cancelGuestOrder({ params: { token } }))).toMatchObject({ status: 409 });
    expect(await mailSubjectsOf(shop, id)).toEqual(["We have received your order", "Your order has been cancelled"]);
    await expectConsistentLedger(shop);
  });

  it("no longer stores from where it was ordered once it is cancelled or delivered", async () => {
    const { api, id, token } = await aGuestOrder();
    const row = await statusOf(id);
    const isThis = eq(guestOrders.orderId, row?.id ?? 0);
    const networkOf = async () => (await shop.database.db.select().from(guestOrders).where(isThis))[0]?.network;
    expect(await networkOf()).toMatch(/^10\./);
    await api.cancelGuestOrder({ params: { token } });
    expect(await networkOf()).toBeNull();
  });

  it("has a link that ends after a year; later mails have fresh ones", async () => {
    const { api, token, id } = await aGuestOrder();
    const { id: orderId } = (await statusOf(id)) ?? { id: 0 };
    const isOld = { createdAt: new Date(Date.now() - 366 * 86_400_000) };
    await shop.database.db.update(guestLinks).set(isOld).where(eq(guestLinks.orderId, orderId));
    expect(await errorOf(api.getGuestOrder({ params: { token } }))).toMatchObject({ status: 404 });
    await deleteOldGuestLinks(shop.database.db);
    expect(await shop.database.db.$count(guestLinks, eq(guestLinks.orderId, orderId))).toBe(0);
    expect(await shop.database.db.$count(guestLinks)).toBeGreaterThan(0);
  });
});

describe("staff", () => {
  it("list, find, open, ship and refund orders of guests like others", async () => {
    const { api, email, id, token } = await aGuestOrder();
    const staff = await staffApi(shop);
    const { rows } = await staff.listOrdersAsStaff({ query: { text: email } });
    expect(rows).toMatchObject([{ transaction_id: id, name: shipTo.fullName, is_guest: true }]);
    expect(await staff.getOrderAsStaff({ params: { id } })).toMatchObject({ customer_id: null, is_guest: true });
    await staff.updateOrderAsStaff({ params: { id }, body: { shipping_status: "shipping" } });
    expect(await api.getGuestOrder({ params: { token } })).toMatchObject({ shipping_status: "shipping" });
    expect((await newestMailTo(shop, email)).token).not.toBe("");
    await staff.updateOrderAsStaff({ params: { id }, body: { shipping_status: "shipped" } });
    expect((await newestMailTo(shop, email)).mail?.subject).toBe(`Your order has been delivered (${id})`);
    await expectConsistentLedger(shop);
  });

  it("see that an order was of a deleted account, not of a guest", async () => {
    const { id: userId, token } = await aCustomer(shop.database);
    const api = apiFor(shop, { token });
    const { transaction_id: id } = await api.createOrder({
      body: { items: [{ id: gear, quantity: 1 }], customer: shipTo },
    });
    await shop.database.db.delete(users).where(eq(users.id, userId));
    const staff = await staffApi(shop);
    expect(await staff.getOrderAsStaff({ params: { id } })).toMatchObject({ customer_id: null, is_guest: false });
  });
});

describe("claiming", () => {
  it("makes the order one of the account, and the links worthless", async () => {
    const { api: guest, email, id } = await aGuestOrder();
    const { token } = await newestMailTo(shop, email);
    const api = await signedInApi(shop);
    const claim = () => api.claimGuestOrder({ body: { token } });
    expect(await claim()).toEqual({ message: "The order is in your account now.", transaction_id: id });
    expect(await claim()).toMatchObject({ transaction_id: id });
    expect(await api.listOrders()).toMatchObject([{ transaction_id: id }]);
    expect(await errorOf(guest.getGuestOrder({ params: { token } }))).toMatchObject({
      status: 409,
      message: "This order belongs to an account now. Please sign in to see it.",
    });
    expect(await errorOf(guest.cancelGuestOrder({ params: { token } }))).toMatchObject({ status: 409 });
    await expectConsistentLedger(shop);
  });

  it("is refused to a second account, and needs a link", async () => {
    const { token } = await aGuestOrder();
    const [first, second] = [await signedInApi(shop), await signedInApi(shop)];
    await first.claimGuestOrder({ body: { token } });
    expect(await errorOf(second.claimGuestOrder({ body: { token } }))).toMatchObject({
      status: 409,
      message: "This order already belongs to another account.",
    });
    const unknown = { body: { token: "y".repeat(43) } };
    expect(await errorOf(second.claimGuestOrder(unknown))).toMatchObject({ status: 404 });
    expect(await second.listOrders()).toEqual([]);
  });

  it("lets the customer review the gear and get mails at the account's address", async () => {
    const { token, id } = await aGuestOrder();
    const customer = await aCustomer(shop.database, { email: "claimer@example.com" });
    const api = apiFor(shop, customer);
    expect(await errorOf(api.writeReview(review(id)))).toMatchObject({ status: 404 });
    await api.claimGuestOrder({ body: { token } });
    await api.writeReview(review(id));
    await api.cancelOrder({ params: { id } });
    expect((await newestMailTo(shop, "claimer@example.com")).mail).toMatchObject({ userId: customer.id });
  });

  it("is over for good when the account that claimed is deleted: no link and no mail comes back", async () => {
    const { token, id, email, api: guest } = await aGuestOrder();
    const customer = await aCustomer(shop.database);
    await apiFor(shop, customer).claimGuestOrder({ body: { token } });
    await shop.database.db.delete(users).where(eq(users.id, customer.id));
    expect(await errorOf(guest.getGuestOrder({ params: { token } }))).toMatchObject({ status: 409 });
    const other = await signedInApi(shop);
    expect(await errorOf(other.claimGuestOrder({ body: { token } }))).toMatchObject({ status: 409 });
    const mails = () => shop.database.db.$count(mailOutbox, eq(mailOutbox.recipient, email));
    const before = await mails();
    const staff = await staffApi(shop);
    await staff.updateOrderAsStaff({ params: { id }, body: { shipping_status: "shipping" } });
    expect(await mails()).toBe(before);
  });

  it("is the only way for an order to get an account", async () => {
    const { id: userId } = await aCustomer(shop.database);
    const api = apiFor(shop, await aCustomer(shop.database));
    const { transaction_id: id } = await api.createOrder({
      body: { items: [{ id: gear, quantity: 1 }], customer: shipTo },
    });
    const take = shop.database.db.execute(sql`update orders set user_id = ${userId} where transaction_id = ${id}`);
    expect(violatedConstraint(await take.catch((error: unknown) => error))).toBe("orders_claimed_once");
  });
});

const review = (id: string) => ({
  body: { gear_id: gear, receipt_id: id, rating: 5, comment: "Good." },
});
