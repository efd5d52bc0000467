import type { Api } from "@pawhaven/contract";
import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../../test/support/api-client.ts";
import { countOutcomes, startMany } from "../../../../test/support/concurrency.ts";
import { aCustomer, aGear } from "../../../../test/support/factories.ts";
import { FakePaymentProvider } from "../../../../test/support/fake-payment-provider.ts";
import { expectConsistentLedger, mailSubjectsOf, placeCashOrder, stockOf } from "../../../../test/support/orders.ts";
import { aPendingPayment } from "../../../../test/support/payments.ts";
import { staffApi } from "../../../../test/support/signed-in-api.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { mailOutbox, orders } from "../../../schema/index.ts";

const provider = new FakePaymentProvider();
const shop = testShop({ provider });
let clerk: Api;
beforeEach(async () => {
  clerk = await staffApi(shop, "clerk");
});

/** Three balls and two caves, in cash. */
async function anOrder() {
  const customer = await aCustomer(shop.database);
  const api = apiFor(shop, customer);
  const [ball, cave] = [
    await aGear(shop.database, { name: "Ball", category: "Toys", stock: 9 }),
    await aGear(shop.database, { name: "Cave", category: "Homes", stock: 9 }),
  ];
  const items = [
    { id: ball.id, quantity: 3 },
    { id: cave.id, quantity: 2 },
  ];
  const { transaction_id: id } = await placeCashOrder(api, items);
  return { api, ball, cave, items, id };
}

const noTracking = { carrier: null, carrier_name: "", tracking_number: "", tracking_url: "" };
type Draft = Parameters<Api["shipOrder"]>[0]["body"];
const ship = (id: string, draft: Partial<Draft> & Pick<Draft, "items">, idempotencyKey?: string, api = clerk) =>
  api.shipOrder(
    { params: { id }, body: { number: 1, ...noTracking, ...draft } },
    { ...(idempotencyKey && { idempotencyKey }) },
  );
const deliver = (id: string, number: number) => clerk.deliverShipment({ params: { id, number } });
const put = (id: string, shipping_status: "shipping" | "shipped") =>
  clerk.updateOrderAsStaff({ params: { id }, body: { shipping_status } });
const kindsOf = async (api: Api, id: string) =>
  (await api.getOrder({ params: { id } })).timeline.map(({ kind, parcel }) => `${kind}${parcel ?? ""}`);

describe("sending an order in parts", () => {
  it("tells the customer what is in which parcel, and what is still to come", async () => {
    const { api, ball, cave, id } = await anOrder();
    const tracking = { carrier: "dhl" as const, carrier_name: "ignored", tracking_number: "JD 01/4", tracking_url: "" };
    const first = await ship(id, { items: [{ id: ball.id, quantity: 2 }], ...tracking });
    expect(first).toMatchObject({ shipping_status: "shipping", left_to_send: 3, actions: ["shipping", "refund"] });
    expect(first.items.map(({ sent }) => sent)).toEqual([2, 0]);
    const other = { carrier: "other" as const, carrier_name: "Bike", tracking_url: "https://bike.example/7" };
    const rest = [
      { id: ball.id, quantity: 1 },
      { id: cave.id, quantity: 2 },
    ];
    expect(await ship(id, { number: 2, items: rest, ...other })).toMatchObject({
      left_to_send: 0,
      actions: ["shipped", "refund"],
    });
    const order = await api.getOrder({ params: { id } });
    expect(order).toMatchObject({ left_to_send: 0, shipping_status: "shipping" });
    expect(order.shipments).toMatchObject([
      {
        number: 1,
        carrier: "DHL",
        tracking_number: "JD 01/4",
        tracking_url: "https://www.dhl.com/global-en/home/tracking.html?tracking-id=JD%2001%2F4",
        delivered_at: null,
        items: [{ id: ball.id, name: "Ball", quantity: 2 }],
      },
      { number: 2, carrier: "Bike", tracking_url: "https://bike.example/7", items: rest },
    ]);
    expect(await kindsOf(api, id)).toEqual(["placed", "shipping1", "shipping2"]);
    expect(await mailSubjectsOf(shop, id)).toEqual([
      "We have received your order",
      "Part of your order is on its way",
      "The rest of your order is on its way",
    ]);
    const [mail] = await shop.database.db
      .select()
      .from(mailOutbox)
      .where(sql`${mailOutbox.subject} like ${`Part of%${id}%`}`);
    for (const text of ["2 × Ball", "Carrier: DHL", "Tracking number: JD 01/4", "tracking-id=JD%2001%2F4"])
      expect(mail?.bodyText).toContain(text);
    expect(mail?.bodyText).not.toContain("Cave");
    expect([await stockOf(shop, ball.id), await stockOf(shop, cave.id)]).toEqual([6, 7]);
    await expectConsistentLedger(shop);
  });

  it("is done when the last parcel is delivered", async () => {
    const { api, ball, cave, id } = await anOrder();
    await ship(id, { items: [{ id: ball.id, quantity: 3 }] });
    expect(await deliver(id, 1)).toMatchObject({ shipping_status: "shipping" });
    expect(await errorOf(deliver(id, 1))).toMatchObject({ status: 409, message: "This parcel was delivered already." });
    expect(await errorOf(put(id, "shipped"))).toMatchObject({ status: 409 });
    expect(await errorOf(deliver(id, 2))).toMatchObject({ status: 404 });
    await ship(id, { number: 2, items: [{ id: cave.id, quantity: 2 }] });
    expect(await deliver(id, 2)).toMatchObject({ shipping_status: "shipped", actions: ["refund"] });
    expect(await kindsOf(api, id)).toEqual(["placed", "shipping1", "parcel_delivered1", "shipping2", "shipped"]);
    expect((await mailSubjectsOf(shop, id)).at(-1)).toBe("Your order has been delivered");
    await expectConsistentLedger(shop);
  });

  it("goes on with all that is left when somebody marks the order as shipping, and then as shipped", async () => {
    const { api, ball, id } = await anOrder();
    await ship(id, { items: [{ id: ball.id, quantity: 1 }] });
    await put(id, "shipping");
    expect(await errorOf(put(id, "shipping"))).toMatchObject({ status: 409 });
    expect((await api.getOrder({ params: { id } })).shipments[1]?.items.map(({ quantity }) => quantity)).toEqual([
      2, 2,
    ]);
    expect(await put(id, "shipped")).toMatchObject({ shipping_status: "shipped" });
    expect((await api.getOrder({ params: { id } })).shipments.every(({ delivered_at }) => delivered_at)).toBe(true);
    await expectConsistentLedger(shop);
  });

  it("sends nothing that was not ordered or is sent already", async () => {
    const { ball, cave, id } = await anOrder();
    const { id: strange } = await aGear(shop.database);
    expect(await errorOf(ship(id, { items: [{ id: strange, quantity: 1 }] }))).toMatchObject({ status: 409 });
    expect(await errorOf(ship(id, { items: [{ id: cave.id, quantity: 3 }] }))).toMatchObject({
      status: 409,
      message: "Only 2 of Cave are left to send.",
    });
    await ship(id, { items: [{ id: ball.id, quantity: 3 }] });
    expect(await errorOf(ship(id, { number: 2, items: [{ id: ball.id, quantity: 1 }] }))).toMatchObject({
      status: 409,
    });
    const { id: unpaid, gear } = await aPendingPayment(shop);
    expect(await errorOf(ship(unpaid, { items: [{ id: gear.id, quantity: 1 }] }))).toMatchObject({
      status: 409,
      message: "This order cannot change from awaiting_payment to shipping.",
    });
    await expectConsistentLedger(shop);
  });

  it("demands the name of another carrier, and a link that is safe to open", async () => {
    const { items, id } = await anOrder();
    expect(await errorOf(ship(id, { items, carrier: "other" }))).toMatchObject({
      status: 422,
      errors: { carrier_name: ["Please enter the carrier's name."] },
    });
    for (const tracking_url of ["http://bike.example", "javascript:alert(1)"])
      expect(await errorOf(ship(id, { items, tracking_url }))).toMatchObject({
        status: 422,
        errors: { tracking_url: ["Please enter an address that begins with https://."] },
      });
  });
});

describe("two clerks who ship the same order", () => {
  it("send one parcel", async () => {
    const { items, id } = await anOrder();
    const clerks = await Promise.all(startMany(5, () => staffApi(shop, "clerk")));
    const calls = clerks.map((api, index) => ship(id, { items }, `clerk-${index}`, api));
    expect(countOutcomes(await Promise.allSettled(calls))).toEqual({ ok: 1, conflict: 4 });
    expect(await mailSubjectsOf(shop, id)).toEqual(["We have received your order", "Your order is on its way"]);
    await expectConsistentLedger(shop);
  });

  it("send one part, even if there is enough for both", async () => {
    const { ball, id } = await anOrder();
    const items = [{ id: ball.id, quantity: 1 }];
    await ship(id, { items }, "one");
    expect(await errorOf(ship(id, { items }, "other"))).toMatchObject({
      status: 409,
      message: "Somebody else has sent a parcel of this order meanwhile. Nothing was sent twice.",
    });
    expect(await errorOf(ship(id, { number: 7, items }))).toMatchObject({ status: 409 });
    expect((await ship(id, { items }, "one")).shipments).toHaveLength(1);
    expect(await mailSubjectsOf(shop, id)).toHaveLength(2);
  });
});

describe("a wrong tracking number", () => {
  it("is corrected by one of two, and the correction taken back", async () => {
    const { api, items, id } = await anOrder();
    const wrong = { carrier: "ups" as const, carrier_name: "", tracking_number: "1Z", tracking_url: "" };
    await ship(id, { items, ...wrong });
    const correct = (tracking_number: string) =>
      clerk.updateTracking({ params: { id, number: 1 }, body: { ...wrong, tracking_number, version: 1 } });
    expect((await correct("2Z")).shipments[0]).toMatchObject({ tracking_number: "2Z", version: 2 });
    expect(await errorOf(correct("3Z"))).toMatchObject({ status: 409, code: "edited_meanwhile" });
    const { rows } = await clerk.getHistory({ params: { kind: "order", object_id: id } });
    expect(rows[0]).toMatchObject({
      action: "tracking changed",
      before: { parcel: 1, tracking_number: "1Z" },
      after: { parcel: 1, tracking_number: "2Z" },
      can_undo: true,
    });
    await clerk.undoChange({ params: { id: rows[0]?.id ?? 0 } });
    expect((await api.getOrder({ params: { id } })).shipments[0]?.tracking_url).toBe(
      "https://www.ups.com/track?tracknum=1Z",
    );
  });
});

describe("the lists of what is to be sent", () => {
  const listed = async (status: "to_ship" | "partly_sent", customer: number) =>
    (await clerk.listOrdersAsStaff({ query: { status, customer } })).rows.map(({ transaction_id: id }) => id);

  it("tell whole, partly sent and sent orders apart, by customer and country", async () => {
    const { ball, id } = await anOrder();
    const [order] = await shop.database.db.select().from(orders).where(eq(orders.transactionId, id));
    const customer = order?.userId ?? 0;
    expect([await listed("to_ship", customer), await listed("partly_sent", customer)]).toEqual([[id], []]);
    await ship(id, { items: [{ id: ball.id, quantity: 1 }] });
    expect([await listed("to_ship", customer), await listed("partly_sent", customer)]).toEqual([[id], [id]]);
    const { rows } = await clerk.listOrdersAsStaff({ query: { customer, country: "vn" } });
    expect(rows).toMatchObject([{ transaction_id: id, is_partly_sent: true }]);
    expect((await clerk.listOrdersAsStaff({ query: { customer, country: "us" } })).rows).toEqual([]);
    await put(id, "shipping");
    expect([await listed("to_ship", customer), await listed("partly_sent", customer)]).toEqual([[], []]);
  });

  it("are picked gear by gear, sorted as on the shelf, without what is sent", async () => {
    const one = await anOrder();
    const { transaction_id: two } = await placeCashOrder(one.api, [{ id: one.ball.id, quantity: 4 }]);
    await ship(one.id, { items: [{ id: one.ball.id, quantity: 2 }] });
    const ids = [two, one.id, "VN-00000000000000000000"].join(",");
    expect(await clerk.getPickingList({ query: { ids } })).toMatchObject({
      units: 7,
      orders: 2,
      has_more: false,
      gears: [
        { name: "Cave", quantity: 2, orders: [{ transaction_id: one.id, quantity: 2 }] },
        {
          name: "Ball",
          quantity: 5,
          orders: [
            { transaction_id: one.id, quantity: 1 },
            { transaction_id: two, quantity: 4 },
          ],
        },
      ],
    });
    await put(one.id, "shipping");
    expect((await clerk.getPickingList({ query: { ids: one.id } })).gears).toEqual([]);
    const { gears } = await clerk.getPickingList({ query: { status: "to_ship", text: two } });
    expect(gears).toMatchObject([{ name: "Ball", quantity: 4 }]);
  });
});

describe("cancelling as staff", () => {
  const cancel = (id: string, api = clerk) =>
    api.cancelOrderAsStaff({ params: { id }, body: { reason: "The last cave broke." } });

  it("restocks the items, refunds the card and tells the customer why, until something is sent", async () => {
    const payment = await aPendingPayment(shop, { quantity: 2 });
    provider.updateIntent(payment.intentId, { status: "succeeded" });
    await payment.api.confirmPayment({ body: { payment_intent_id: payment.intentId } });
    expect(await cancel(payment.id)).toMatchObject({ shipping_status: "refund", payment: { state: "refunded" } });
    expect(provider.intents.get(payment.intentId)?.refundedCents).toBe(2000);
    expect(await stockOf(shop, payment.gear.id)).toBe(5);
    const about = and(eq(mailOutbox.kind, "cancelled"), sql`${mailOutbox.subject} like ${`%${payment.id}%`}`);
    const [mail] = await shop.database.db.select().from(mailOutbox).where(about);
    expect(mail?.bodyText).toContain("The last cave broke.");
    const { ball, id } = await anOrder();
    await ship(id, { items: [{ id: ball.id, quantity: 1 }] });
    expect(await errorOf(cancel(id))).toMatchObject({ status: 409 });
    await expectConsistentLedger(shop);
  });

  it("is no way around the limit of refunds", async () => {
    const payment = await aPendingPayment(shop, { quantity: 2 });
    provider.updateIntent(payment.intentId, { status: "succeeded" });
    await payment.api.confirmPayment({ body: { payment_intent_id: payment.intentId } });
    const raise = { amountCents: 10_001 };
    await shop.database.db.update(orders).set(raise).where(eq(orders.transactionId, payment.id));
    expect(await errorOf(cancel(payment.id))).toMatchObject({ status: 403 });
    await shop.database.db.update(orders).set({ amountCents: 2000 }).where(eq(orders.transactionId, payment.id));
  });
});
