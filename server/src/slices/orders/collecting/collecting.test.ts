import type { Api } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../../test/support/api-client.ts";
import { aPetOwner, aVisit, type PetOwner } from "../../../../test/support/bookings.ts";
import { countOutcomes } from "../../../../test/support/concurrency.ts";
import { aGear } from "../../../../test/support/factories.ts";
import { FakePaymentProvider } from "../../../../test/support/fake-payment-provider.ts";
import { mailSubjectsOf, placeCashOrder, startCardPayment, stockOf } from "../../../../test/support/orders.ts";
import { staffApi } from "../../../../test/support/signed-in-api.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { findViolations } from "../../../integrity/find-violations.ts";
import { mailOutbox } from "../../../schema/index.ts";

const provider = new FakePaymentProvider();
const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" }, provider });
let clerk: Api;
beforeAll(async () => {
  clerk = await staffApi(shop, "clerk");
});

const hourMs = 3_600_000;
let visits = 0;

/** Each an hour after the one before, far enough ahead. */
const aVisitAhead = ({ caller: { userId }, petId }: PetOwner, inHours = 100 + visits++) =>
  aVisit(shop.database, {
    userId,
    petId,
    startsAt: new Date(Math.ceil(Date.now() / hourMs) * hourMs + inHours * hourMs),
    status: "Confirmed",
  });

async function anOrderAtVisit(options: { stock?: number; quantity?: number } = {}) {
  const owner = await aPetOwner(shop.database);
  const api = apiFor(shop, owner);
  const bookingId = await aVisitAhead(owner);
  const gear = await aGear(shop.database, { stock: options.stock ?? 5 });
  const { transaction_id: id } = await placeCashOrder(api, [{ id: gear.id, quantity: options.quantity ?? 2 }], {
    collect_at_booking_id: bookingId,
  });
  return { owner, api, bookingId, gear, id };
}

const revisionOf = async (id: number) => (await clerk.getVisit({ params: { id } })).revision;
const cancelAsStaff = async (id: number, answer: { goods?: "deliver" | "keep" | "cancel"; keep_for?: number } = {}) =>
  clerk.changeVisitStatus({ params: { id }, body: { revision: await revisionOf(id), status: "Cancelled", ...answer } });

describe("an order that is collected at a visit", () => {
  it("says so on its page, its receipt, in the mail, at the visit and on the picking list", async () => {
    const { api, bookingId, gear, id } = await anOrderAtVisit();
    const order = await api.getOrder({ params: { id } });
    expect(order.collect_at).toMatchObject({ booking_id: bookingId, status: "Confirmed" });
    expect(order.promised).toBeNull(); // it is there at the time of the visit
    expect((await api.getReceipt({ params: { id } })).collectAt).toEqual(order.collect_at);
    const [mail] = await shop.database.db
      .select()
      .from(mailOutbox)
      .where(sql`subject like ${`%${id}%`}`);
    expect(mail?.bodyText).toContain("You pay in cash when you collect it.");
    expect(mail?.bodyText).toMatch(/Ready at your visit on \w+day, .* at 09:00\./);
    expect(mail?.bodyText).not.toContain("Shipping address");
    expect(await clerk.getVisit({ params: { id: bookingId } })).toMatchObject({ goods_waiting: true });
    const goods = await clerk.listVisitGoods({ params: { id: bookingId } });
    expect(goods).toMatchObject([
      { transaction_id: id, items: [{ id: gear.id, quantity: 2 }], cash_due: order.amount },
    ]);
    const { gears } = await clerk.getPickingList({ query: { ids: id } });
    expect(gears[0]?.orders[0]?.for_visit).toMatchObject({ date: order.collect_at?.date, time_slot: "09:00" });
  });

  it("is ready only at a visit of its own customer, far enough ahead and not cancelled", async () => {
    const [owner, stranger] = [await aPetOwner(shop.database), await aPetOwner(shop.database)];
    const gear = await aGear(shop.database, { stock: 3 });
    const order = (bookingId: number) =>
      placeCashOrder(apiFor(shop, owner), [{ id: gear.id, quantity: 1 }], { collect_at_booking_id: bookingId });
    const [soon, cancelled] = [await aVisitAhead(owner, 3), await aVisitAhead(owner)];
    await cancelAsStaff(cancelled);
    for (const bookingId of [await aVisitAhead(stranger), soon, cancelled, 99_999_999])
      expect(await errorOf(order(bookingId))).toMatchObject({ code: "conflict" });
    expect(await stockOf(shop, gear.id)).toBe(3);
  });

  it("is handed over once, against cash, and leaves the shelf; it is not sent", async () => {
    const { api, bookingId, gear, id } = await anOrderAtVisit();
    const { amount } = await api.getOrder({ params: { id } });
    const body = { number: 1, items: [{ id: gear.id, quantity: 2 }], carrier: null };
    expect(await errorOf(clerk.shipOrder({ params: { id }, body }))).toMatchObject({
      message: "This order is collected at a visit. Please hand it over there.",
    });
    const handOver = (cash: number | null) => clerk.handOverOrder({ params: { id }, body: { cash } });
    expect(await errorOf(handOver(null))).toMatchObject({ code: "conflict" });
    expect(await clerk.listVisitGoods({ params: { id: bookingId } })).toHaveLength(1);
    expect(countOutcomes(await Promise.allSettled([handOver(amount), handOver(amount)]))).toEqual({
      ok: 1,
      conflict: 1,
    });
    const order = await clerk.getOrderAsStaff({ params: { id } });
    expect(order).toMatchObject({ shipping_status: "shipped", left_to_send: 0, cash: { collected: { amount } } });
    expect(await mailSubjectsOf(shop, id)).toEqual(["We have received your order", "You have collected your order"]);
    expect(await clerk.getVisit({ params: { id: bookingId } })).toMatchObject({ goods_waiting: false });
    expect(await findViolations(shop.database.db)).toEqual([]);
    const sent = await placeCashOrder(api, [{ id: gear.id, quantity: 1 }]);
    const notWaiting = clerk.handOverOrder({ params: { id: sent.transaction_id }, body: { cash: 1 } });
    expect(await errorOf(notWaiting)).toMatchObject({ message: "This order is sent, not collected." });
  });

  it("paid by card is handed over without cash", async () => {
    const owner = await aPetOwner(shop.database);
    const gear = await aGear(shop.database, { stock: 5, listPriceCents: 1000 });
    const api = apiFor(shop, owner);
    const collect_at_booking_id = await aVisitAhead(owner);
    const payment = await startCardPayment(api, [{ id: gear.id, quantity: 1 }], 1000, { collect_at_booking_id });
    provider.updateIntent(payment.payment_intent_id, { status: "succeeded" });
    await api.confirmPayment({ body: { payment_intent_id: payment.payment_intent_id } });
    const params = { id: payment.transaction_id };
    expect(await errorOf(clerk.handOverOrder({ params, body: { cash: 10 } }))).toMatchObject({ code: "conflict" });
    const staffCancel = cancelAsStaff(collect_at_booking_id, { goods: "cancel" });
    expect(await errorOf(staffCancel)).toMatchObject({ code: "conflict" });
    expect(await clerk.handOverOrder({ params, body: { cash: null } })).toMatchObject({ shipping_status: "shipped" });
  });
});

describe("goods that wait at a visit which is cancelled", () => {
  it("are asked about first; they are sent, kept for another visit, or their order is cancelled", async () => {
    const [sent, toKeep, cancelled] = [await anOrderAtVisit(), await anOrderAtVisit(), await anOrderAtVisit()];
    const cancel = ({ api, bookingId }: typeof sent, query: Parameters<Api["cancelBooking"]>[0]["query"] = {}) =>
      api.cancelBooking({ params: { id: bookingId }, query });
    const collectAt = async ({ api, id }: typeof sent) => (await api.getOrder({ params: { id } })).collect_at;
    expect(await errorOf(cancel(sent))).toMatchObject({ code: "goods_waiting", status: 409 });
    expect(await errorOf(cancel(toKeep, { goods: "keep" }))).toMatchObject({ code: "goods_waiting" });
    await cancel(sent, { goods: "deliver" });
    expect(await collectAt(sent)).toBeNull();
    expect(await mailSubjectsOf(shop, sent.id)).toContain("Your order will be sent");
    const strange = cancel(toKeep, { goods: "keep", keep_for: cancelled.bookingId });
    expect(await errorOf(strange)).toMatchObject({ code: "conflict" });
    const another = await aVisitAhead(toKeep.owner);
    await cancel(toKeep, { goods: "keep", keep_for: another });
    expect(await collectAt(toKeep)).toMatchObject({ booking_id: another });
    await cancel(cancelled, { goods: "cancel" });
    expect(await cancelled.api.getOrder({ params: { id: cancelled.id } })).toMatchObject({ shipping_status: "cancel" });
    expect(await stockOf(shop, cancelled.gear.id)).toBe(5);
    expect(await findViolations(shop.database.db)).toEqual([]);
  });

  it("are asked about by staff too", async () => {
    const { api, bookingId, id } = await anOrderAtVisit();
    expect(await errorOf(cancelAsStaff(bookingId))).toMatchObject({ code: "goods_waiting" });
    expect(await cancelAsStaff(bookingId, { goods: "deliver" })).toMatchObject({ status: "Cancelled" });
    expect((await api.getOrder({ params: { id } })).collect_at).toBeNull();
  });

  it("are kept by staff for any other visit of the same customer that is far enough ahead", async () => {
    const { owner, api, bookingId, id } = await anOrderAtVisit();
    const stranger = await anOrderAtVisit();
    const [next, later] = [await aVisitAhead(owner), await aVisitAhead(owner)];
    await cancelAsStaff(await aVisitAhead(owner));
    await aVisitAhead(owner, 5);
    const others = await clerk.listVisitsForGoods({ params: { id: bookingId } });
    expect(others.map(({ booking_id: other }) => other)).toEqual([next, later]);
    for (const keep_for of [stranger.bookingId, 99_999_999])
      expect(await errorOf(cancelAsStaff(bookingId, { goods: "keep", keep_for }))).toMatchObject({ code: "conflict" });
    await cancelAsStaff(bookingId, { goods: "keep", keep_for: later });
    expect((await api.getOrder({ params: { id } })).collect_at).toMatchObject({ booking_id: later });
    expect(await mailSubjectsOf(shop, id)).toContain("Your order waits at another visit");
  });

  it("are sent when the pet is deleted or has died: whoever deletes it is told before, and both get a mail", async () => {
    const [deleted, died] = [await anOrderAtVisit(), await anOrderAtVisit()];
    const params = { id: deleted.owner.petId };
    expect((await errorOf(deleted.api.deleteUserpet({ params }))).message).toMatch(
      /Deleting the pet cancels it\. What you would collect there is sent to your address instead\.$/,
    );
    await deleted.api.deleteUserpet({ params, query: { cancel_bookings: "true" } });
    expect(await died.api.listOrders()).toMatchObject([{ collect_at: { pet_id: died.owner.petId } }]);
    const { today } = await died.api.getBookingDays();
    await died.api.recordDeath({ params: { id: died.owner.petId }, body: { died_on: today } });
    for (const { api, id } of [deleted, died]) {
      expect(await api.getOrder({ params: { id } })).toMatchObject({ collect_at: null, left_to_send: 2 });
      expect(await mailSubjectsOf(shop, id)).toContain("Your order will be sent");
    }
    expect(await findViolations(shop.database.db)).toEqual([]);
  });

  it("are sent where nobody could be asked or told: the account is deleted", async () => {
    const { owner, id } = await anOrderAtVisit();
    await shop.database.db.execute(sql`delete from users where id = ${owner.caller.userId}`);
    expect(await clerk.getOrderAsStaff({ params: { id } })).toMatchObject({ collect_at: null, left_to_send: 2 });
  });
});

describe("a customer who missed the visit", () => {
  it("decides about the goods later, while staff see that they wait", async () => {
    const { owner, api, bookingId, id } = await anOrderAtVisit();
    await shop.database.db.execute(sql`update bookings set status = 'No-show' where id = ${bookingId}`);
    expect(await clerk.getVisit({ params: { id: bookingId } })).toMatchObject({ goods_waiting: true });
    const change = (collect_at_booking_id: number | null, as = api) =>
      as.changeCollection({ params: { id }, body: { collect_at_booking_id } });
    const stranger = apiFor(shop, await aPetOwner(shop.database));
    expect(await errorOf(change(null, stranger))).toMatchObject({ status: 404 });
    const another = await aVisitAhead(owner);
    expect((await change(another)).collect_at).toMatchObject({ booking_id: another });
    expect((await change(null)).collect_at).toBeNull();
    await clerk.updateOrderAsStaff({ params: { id }, body: { shipping_status: "shipping" } });
    expect(await errorOf(change(another))).toMatchObject({ code: "conflict" });
  });
});

describe("at the same time", () => {
  it("a visit is cancelled and its goods are handed over: one of them", async () => {
    for (let round = 0; round < 5; round++) {
      const { api, bookingId, id } = await anOrderAtVisit();
      const { amount } = await api.getOrder({ params: { id } });
      const results = await Promise.allSettled([
        clerk.handOverOrder({ params: { id }, body: { cash: amount } }),
        api.cancelBooking({ params: { id: bookingId }, query: { goods: "deliver" } }),
      ]);
      expect(results[1].status).toBe("fulfilled");
      const order = await api.getOrder({ params: { id } });
      const isHandedOver = results[0].status === "fulfilled";
      expect(order).toMatchObject(isHandedOver ? { shipping_status: "shipped" } : { collect_at: null });
    }
    expect(await waitingAtCancelled()).toBe(0);
  });

  it("a visit is cancelled and an order is placed for it: never goods that wait at a cancelled visit", async () => {
    for (let round = 0; round < 5; round++) {
      const owner = await aPetOwner(shop.database);
      const [bookingId, gear] = [await aVisitAhead(owner), await aGear(shop.database, { stock: 5 })];
      const api = apiFor(shop, owner);
      const results = await Promise.allSettled([
        placeCashOrder(api, [{ id: gear.id, quantity: 1 }], { collect_at_booking_id: bookingId }),
        api.cancelBooking({ params: { id: bookingId }, query: {} }),
      ]);
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    }
    expect(await waitingAtCancelled()).toBe(0);
  });
});

async function waitingAtCancelled(): Promise<number> {
  const rows = await shop.database.db.execute(sql`
    select orders.id from orders join bookings on bookings.id = collect_at_booking_id
    where bookings.status = 'Cancelled' and orders.status in ('ordered', 'shipping')`);
  return rows.length;
}
